import { paths } from '#app/config/paths.ts';
import type { Session } from '#app/lib/session/session.ts';

/** Links of the side menu that depend on the session, in display order. The button 'Abmelden' follows them. */
export function accountNavigation(session: Session): readonly { label: string; to: string }[] {
  if (session.status === 'unknown') return [];
  if (session.status === 'guest') return [{ label: 'Anmelden', to: paths.auth() }];
  return [
    { label: 'Meine Bestellungen', to: paths.orders() },
    ...(session.isAdmin ? [{ label: 'Administration', to: paths.admin() }] : []),
    { label: 'Mein Profil', to: paths.profile() },
  ];
}
