import { ChevronDown, CircleUser, LogOut, PackageOpen, Settings, UserRound } from 'lucide-react';
import { paths } from '#app/config/paths.ts';
import type { SignedIn } from '#app/lib/session/session.ts';
import { signOut } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { Menu, MenuItem, MenuLink } from '#app/ui/overlays/menu.tsx';

/** Menu opened by the user's name in the header. */
export function AccountMenu({ user }: { user: SignedIn }) {
  const env = usePublicEnv();
  const name = user.firstName === '' ? 'Mein Konto' : user.firstName;
  const icon = 'size-5 text-ink-soft';
  return (
    <Menu
      trigger={
        <button type="button" aria-label={`Konto von ${name}`} className={buttonStyle('quiet', 'medium', 'max-w-48')}>
          <CircleUser aria-hidden className="size-5 shrink-0" />
          <span className="truncate">{name}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0" />
        </button>
      }
    >
      <MenuLink to={paths.profile()}>
        <UserRound aria-hidden className={icon} />
        Mein Profil
      </MenuLink>
      <MenuLink to={paths.orders()}>
        <PackageOpen aria-hidden className={icon} />
        Meine Bestellungen
      </MenuLink>
      {user.isAdmin && (
        <MenuLink to={paths.admin()}>
          <Settings aria-hidden className={icon} />
          Administration
        </MenuLink>
      )}
      <MenuItem onSelect={() => void signOut(env)}>
        <LogOut aria-hidden className={icon} />
        Abmelden
      </MenuItem>
    </Menu>
  );
}
