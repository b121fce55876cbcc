import type { ComponentProps, ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { Elements } from '../page/elements.ts';
import { CartLink } from './cart-link.tsx';
import { mainNavigation, type NavigationItem } from './navigation.ts';
import { ShopMark } from './shop-mark.tsx';
import { SideMenu } from './side-menu.tsx';

interface SiteHeaderProps {
  cartPieces: number;
  /** Logo beside the name of the shop. */
  sign?: ReactNode;
  /** Content before the cart link, such as the search. */
  tools?: Elements;
  /** Sign-in button or account menu, shown on wide screens. */
  account?: ReactNode;
  /** Links of the side menu that depend on the user. */
  accountNavigation?: readonly NavigationItem[];
  /** Content at the end of the side menu, such as the sign-out button. */
  sideMenuEnd?: ComponentProps<typeof SideMenu>['end'];
}

/**
 * The header of the shop, 80 px high. Below 768 px its links move into the side menu, and with larger letters also in a
 * wider window: widths of its container are compared in the size of its letters.
 */
export function SiteHeader({ cartPieces, sign, tools, account, accountNavigation = [], sideMenuEnd }: SiteHeaderProps) {
  return (
    <header className="@container sticky top-0 z-40 border-line border-b bg-paper">
      <div className="mx-auto flex min-h-[calc(5rem-1px)] max-w-6xl @max-[14rem]:flex-wrap items-center justify-between gap-2 px-4 @max-[20rem]:px-2 sm:@min-[40rem]:gap-6 sm:@min-[40rem]:px-6">
        <ShopMark sign={sign} />
        <nav aria-label="Hauptnavigation" className="hidden flex-1 md:@min-[46rem]:block">
          <ul className="flex gap-1">
            {mainNavigation.map((item) => (
              <li key={item.to}>
                <NavLink
                  to={item.to}
                  end={item.to === '/'}
                  className="inline-flex min-h-11 items-center rounded-control px-3 font-medium decoration-2 decoration-tape underline-offset-8 hover:bg-mist aria-[current=page]:underline"
                >
                  {item.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1">
          {tools}
          <CartLink pieces={cartPieces} />
          <div className="hidden md:@min-[46rem]:block">{account}</div>
          <SideMenu items={accountNavigation} end={sideMenuEnd} />
        </div>
      </div>
    </header>
  );
}
