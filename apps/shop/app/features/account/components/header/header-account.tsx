import { Suspense } from 'react';
import { paths } from '#app/config/paths.ts';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { useSession } from '#app/lib/session/use-session.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';

// Guests have no menu, so its script is loaded only for signed-in users.
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);

/** The right end of the header: 'Anmelden' for guests, the account menu for signed-in users. */
export function HeaderAccount() {
  const session = useSession();
  const placeholder = <Skeleton className="h-11 w-32" />;
  if (session.status === 'unknown') return placeholder;
  if (session.status === 'guest') {
    return (
      <LinkButton to={paths.auth()} variant="secondary">
        Anmelden
      </LinkButton>
    );
  }
  return (
    <Suspense fallback={placeholder}>
      <AccountMenu user={session} />
    </Suspense>
  );
}
