import { LogOut, Store } from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '../../config/paths.ts';
import { shop } from '../../config/shop.ts';
import { adminNavigation } from './admin-navigation.ts';

interface AdminSidebarProps {
  /** Who is signed in; null while it is not known. */
  email: string | null;
  onSignOut: () => void;
  /** A link was followed: a drawer closes by it. */
  onFollow?: () => void;
}

const linkStyle =
  'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink hover:bg-mist aria-[current=page]:bg-forest aria-[current=page]:text-on-forest';

/** The ways through the administration. */
export function AdminSidebar({ email, onSignOut, onFollow }: AdminSidebarProps) {
  return (
    <div className="flex h-full flex-col gap-5 overflow-y-auto p-4">
      <p className="px-3 pt-1">
        <span className="font-heading text-xl">{shop.name}</span>
        <span className="block text-ink-soft text-sm">Verwaltung</span>
      </p>
      <nav aria-label="Verwaltung" className="flex flex-col gap-5">
        {adminNavigation.map(({ title, items }) => (
          <div key={title}>
            <p className="mb-1 px-3 text-ink-soft text-sm">{title}</p>
            <ul>
              {items.map(({ label, to, icon: Icon }) => (
                <li key={to}>
                  <NavLink to={to} end={to === '/admin'} onClick={onFollow} className={linkStyle}>
                    <Icon aria-hidden className="size-4.5 shrink-0" />
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-auto border-line border-t pt-3">
        {email !== null && <p className="truncate px-3 pb-1 text-ink-soft text-sm">{email}</p>}
        <NavLink to={paths.home()} className={linkStyle}>
          <Store aria-hidden className="size-4.5 shrink-0" />
          Zum Shop
        </NavLink>
        <button type="button" onClick={onSignOut} className={`${linkStyle} w-full text-start`}>
          <LogOut aria-hidden className="size-4.5 shrink-0" />
          Abmelden
        </button>
      </div>
    </div>
  );
}
