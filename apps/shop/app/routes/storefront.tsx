import { type ReactNode, useRef } from 'react';
import { Outlet } from 'react-router';
import { paths } from '../config/paths.ts';
import { accountNavigation } from '../features/account/account-navigation.ts';
import { HeaderAccount } from '../features/account/components/header-account.tsx';
import { SignOutButton } from '../features/account/components/sign-out-button.tsx';
import { useCartCount } from '../features/cart/use-cart-count.ts';
import { HeaderSearch } from '../features/catalog/search/header-search.tsx';
import { CookieConsent } from '../features/consent/components/cookie-consent.tsx';
import { CookieSettingsButton } from '../features/consent/components/cookie-settings-button.tsx';
import { LogoMark } from '../features/drawing/logo-mark.tsx';
import { WishlistLink } from '../features/wishlist/components/wishlist-link.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { NavigationProgress } from '../ui/navigation-progress.tsx';
import { RouteError } from '../ui/route-error.tsx';
import { OfflineNotice } from '../ui/shell/offline-notice.tsx';
import { PageAnnouncer } from '../ui/shell/page-announcer.tsx';
import { SiteFooter } from '../ui/shell/site-footer.tsx';
import { SiteHeader } from '../ui/shell/site-header.tsx';
import { SkipLink } from '../ui/shell/skip-link.tsx';
import type { Route } from './+types/storefront.ts';

/** Header and footer around every page of the shop. */
export default function Storefront() {
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <StorefrontFrame>
      <RouteError error={error} />
    </StorefrontFrame>
  );
}

function StorefrontFrame({ children }: { children: ReactNode }) {
  const cartPieces = useCartCount();
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink />
      <SiteHeader
        cartPieces={cartPieces}
        sign={<LogoMark size={40} />}
        tools={
          <>
            <HeaderSearch />
            <div className="hidden md:block">
              <WishlistLink />
            </div>
          </>
        }
        account={<HeaderAccount />}
        accountNavigation={[{ label: 'Merkliste', to: paths.wishlist() }, ...accountNavigation(session)]}
        sideMenuEnd={session.status === 'signedIn' ? <SignOutButton /> : undefined}
      />
      <main ref={main} id="main" tabIndex={-1} className="relative flex-1 outline-none">
        <NavigationProgress />
        {children}
      </main>
      <SiteFooter>
        <CookieSettingsButton />
      </SiteFooter>
      <CookieConsent />
      <OfflineNotice />
      <PageAnnouncer content={main} />
    </>
  );
}
