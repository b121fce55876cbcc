import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { SecondFactorPage } from '#app/features/account/components/second-factor/second-factor-page.tsx';
import { SessionLost } from '#app/features/account/components/sign-in/session-lost.tsx';
import { pageLanguage } from '#app/lib/language/admin-language.ts';
import { useAdminLanguage, useAdminLanguageMode } from '#app/lib/language/use-admin-language.ts';
import { privateReply } from '#app/lib/security/private-reply.server.ts';
import { requireAdmin } from '#app/lib/session/guards.ts';
import { signOut } from '#app/lib/session/start-session.ts';
import { useLastUser, useSession, useSessionLoss } from '#app/lib/session/use-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showErrorToast } from '#app/lib/toasts.ts';
import { CommandPalette } from '#app/ui/admin/commands/command-palette.tsx';
import { ShortcutHelp } from '#app/ui/admin/commands/shortcut-help.tsx';
import { useAdminKeys } from '#app/ui/admin/commands/use-admin-keys.ts';
import { IdleDialog } from '#app/ui/admin/dialogs/idle-dialog.tsx';
import { AdminFrame } from '#app/ui/admin/frame/admin-frame.tsx';
import { AccessDenied, NoPermission } from '#app/ui/admin/notices/refusal.tsx';
import { adminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { PageLanguageMode } from '#app/ui/page/page-wording.ts';
import { RouteError } from '#app/ui/states/route-error.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { Route } from './+types/admin-area.ts';
import { useIdleLogout } from './use-idle-logout.ts';
import { workbench } from './workbench.ts';

export const middleware: Route.MiddlewareFunction[] = [privateReply];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireAdmin];

/** Makes the guard run before the first page is shown; the server renders only the fallback below. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [
  { title: `${adminTexts[pageLanguage('de')].administration} – ${shop.name}` },
  { name: 'robots', content: 'noindex' },
];

export function HydrateFallback() {
  return (
    <main className="grid flex-1 place-items-center">
      <Spinner className="size-8" />
    </main>
  );
}

type Overlay = 'palette' | 'help' | null;

/** The administration, for admins only: sidebar, command palette and help around the page. */
export default function AdminArea() {
  const env = usePublicEnv();
  const language = useAdminLanguage('de');
  const mode = useAdminLanguageMode();
  const texts = adminTexts[language];
  const session = useSession();
  const loss = useSessionLoss();
  const user = useLastUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isWorkbench = useMatches().some(({ handle }) => handle === workbench);
  const [overlay, setOverlay] = useState<Overlay>(null);
  // A dialog's close event may arrive after a key opened the other dialog.
  const close = (closed: Overlay) => setOverlay((open) => (open === closed ? null : open));
  useAdminKeys({ onPalette: () => setOverlay('palette'), onHelp: () => setOverlay('help') });
  const { secondsLeft, stay } = useIdleLogout(session.status === 'signedIn');
  const awaitsSecondFactor = session.status === 'signedIn' && session.awaitsSecondFactor === true;
  const isRefused = session.status === 'signedIn' && !session.isAdmin && !awaitsSecondFactor;
  const isSignedOut = session.status === 'guest' && loss === null;
  useEffect(() => {
    if (isSignedOut) void navigate(paths.home());
  }, [isSignedOut, navigate]);
  const isIdle = session.status === 'guest' && loss === 'idle';
  const [isKept, setIsKept] = useState(false);
  const redirectToLogin = useEffectEvent(() => {
    // Unsaved entries stay, hidden, until the same admin signs in again on this page.
    setIsKept(hasUnsavedChanges());
    if (hasUnsavedChanges()) return;
    showErrorToast({ title: texts.signedOut, description: texts.idleSignedOut, lang: language, id: 'auth' });
    void navigate(paths.auth(`${pathname}${search}`), { replace: true });
  });
  useEffect(() => {
    if (isIdle) redirectToLogin();
  }, [isIdle]);
  return (
    <PageLanguage value={language}>
      <AdminFrame
        email={session.status === 'signedIn' ? session.email : null}
        onSignOut={() => void signOut(env)}
        onOpenPalette={() => setOverlay('palette')}
        isWorkbench={isWorkbench}
      >
        {isRefused && (pathname.startsWith(adminPaths.users()) ? <AccessDenied /> : <NoPermission />)}
        {awaitsSecondFactor && <SecondFactorPage />}
        {/* Hidden, not unmounted: the entries reappear when the role or the admin is back. */}
        <div hidden={isRefused || isIdle || awaitsSecondFactor}>
          <Outlet key={user?.userId} />
        </div>
      </AdminFrame>
      {/* If the session is lost, the page and its entries stay. A lost role is shown above. */}
      {(!isIdle || isKept) && (
        <PageLanguageMode value={mode}>
          <SessionLost area="admin" />
        </PageLanguageMode>
      )}
      <IdleDialog secondsLeft={secondsLeft} onStay={stay} onSignOut={() => void signOut(env)} />
      <CommandPalette isOpen={overlay === 'palette'} onClose={() => close('palette')} />
      <ShortcutHelp isOpen={overlay === 'help'} onClose={() => close('help')} />
    </PageLanguage>
  );
}

/** Whether a form or an editor would ask before the tab is closed. */
function hasUnsavedChanges(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const language = useAdminLanguage('de');
  return (
    <main id="main" lang={language} className="px-4">
      <PageLanguage value={language}>
        <RouteError error={error} />
      </PageLanguage>
    </main>
  );
}
