import { useRef } from 'react';
import { Outlet } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { accountNavigation } from '#app/features/account/account-navigation.ts';
import { HeaderAccount } from '#app/features/account/components/header/header-account.tsx';
import { SignOutButton } from '#app/features/account/components/header/sign-out-button.tsx';
import { useCartCount } from '#app/features/cart/store/use-cart-count.ts';
import { HeaderSearch } from '#app/features/catalog/search/header-search.tsx';
import { CookieConsent } from '#app/features/consent/components/cookie-consent.tsx';
import { CookieSettingsButton } from '#app/features/consent/components/cookie-settings-button.tsx';
import { LogoMark } from '#app/features/drawing/logo-mark.tsx';
import { WishlistLink } from '#app/features/wishlist/components/wishlist-link.tsx';
import { useSession } from '#app/lib/session/use-session.ts';
import type { Elements } from '#app/ui/page/elements.ts';
import { OfflineNotice } from '#app/ui/shell/offline-notice.tsx';
import { PageAnnouncer } from '#app/ui/shell/page-announcer.tsx';
import { SiteFooter } from '#app/ui/shell/site-footer.tsx';
import { SiteHeader } from '#app/ui/shell/site-header.tsx';
import { SkipLink } from '#app/ui/shell/skip-link.tsx';
import { NavigationProgress } from '#app/ui/states/navigation-progress.tsx';
import { RouteError } from '#app/ui/states/route-error.tsx';
import type { Route } from './+types/storefront.ts';

/** Header and footer of all shop pages. */
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

function StorefrontFrame({ children }: { children: Elements }) {
  const cartPieces = useCartCount();
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      {/* The first paint waits for the header, whose tools would move if it were painted in parts. */}
      <link rel="expect" href="#main" blocking="render" />
      <SkipLink />
      <SiteHeader
        cartPieces={cartPieces}
        sign={<LogoMark size={40} />}
        tools={
          <>
            <HeaderSearch />
            <div className="hidden md:@min-[46rem]:block">
              <WishlistLink />
            </div>
          </>
        }
        account={<HeaderAccount />}
        accountNavigation={[{ label: 'Merkliste', to: paths.wishlist() }, ...accountNavigation(session)]}
        sideMenuEnd={session.status === 'signedIn' ? (close) => <SignOutButton onPress={close} /> : undefined}
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
