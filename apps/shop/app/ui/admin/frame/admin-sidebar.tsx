import { KeyRound, LogOut, Store } from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { LanguageChoice } from '../language/language-choice.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';
import { adminNavigation } from './admin-navigation.ts';

interface AdminSidebarProps {
  /** E-mail of the signed-in admin; null until it is known. */
  email: string | null;
  onSignOut: () => void;
  /** Called when a link is followed, to close a drawer. */
  onFollow?: () => void;
  /** Shows icons only; the names are for screen readers and in tooltips. */
  isRail?: boolean;
}

const linkStyle =
  'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink hover:bg-mist aria-[current=page]:bg-forest aria-[current=page]:text-on-forest';

const railStyle =
  'grid size-11 place-items-center rounded-control text-ink hover:bg-mist aria-[current=page]:bg-forest aria-[current=page]:text-on-forest';

/** Navigation of the administration. */
export function AdminSidebar({ email, onSignOut, onFollow, isRail = false }: AdminSidebarProps) {
  const texts = useAdminTexts();
  const style = isRail ? railStyle : linkStyle;
  const name = (label: string) => (isRail ? <span className="sr-only">{label}</span> : label);
  const tip = (label: string) => (isRail ? label : undefined);
  return (
    <div
      className={`relative flex h-full flex-col gap-5 overflow-y-auto ${isRail ? 'p-1.5 [scrollbar-width:none]' : 'p-4'}`}
    >
      {!isRail && (
        <p className="px-3 pt-1">
          <span className="font-heading text-xl" lang="de">
            {shop.name}
          </span>
          <span className="block text-ink-soft text-sm">{texts.administration}</span>
        </p>
      )}
      {/* Only the pages scroll, so that signing out stays in view. In a very low window everything scrolls. */}
      <nav
        aria-label={texts.administration}
        className={`-m-1 flex min-h-40 flex-col overflow-y-auto p-1 [scrollbar-width:thin] ${isRail ? 'gap-2' : 'gap-5'}`}
      >
        {adminNavigation.map(({ group, items }) => (
          <div key={group}>
            {!isRail && <p className="mb-1 px-3 text-ink-soft text-sm">{texts.groups[group]}</p>}
            <ul>
              {items.map(({ page, to, icon: Icon }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end={to === '/admin'}
                    onClick={onFollow}
                    title={tip(texts.pages[page])}
                    className={style}
                  >
                    <Icon aria-hidden className="size-4.5 shrink-0" />
                    <span>{name(texts.pages[page])}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-auto shrink-0 border-line border-t pt-3">
        {email !== null && !isRail && <p className="truncate px-3 pb-1 text-ink-soft text-sm">{email}</p>}
        {email !== null && !isRail && <LanguageChoice />}
        <NavLink to={paths.secondFactor()} onClick={onFollow} title={tip(texts.secondFactor)} className={style}>
          <KeyRound aria-hidden className="size-4.5 shrink-0" />
          <span>{name(texts.secondFactor)}</span>
        </NavLink>
        <NavLink to={paths.home()} title={tip(texts.toShop)} className={style}>
          <Store aria-hidden className="size-4.5 shrink-0" />
          <span>{name(texts.toShop)}</span>
        </NavLink>
        <button
          type="button"
          onClick={onSignOut}
          title={tip(texts.signOut)}
          className={isRail ? style : `${style} w-full text-start`}
        >
          <LogOut aria-hidden className="size-4.5 shrink-0" />
          <span>{name(texts.signOut)}</span>
        </button>
      </div>
    </div>
  );
}
