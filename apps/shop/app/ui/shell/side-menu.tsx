import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { afterNextFrame } from '#app/lib/page/after-next-frame.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { Modal } from '../overlays/modal.tsx';
import { mainNavigation, type NavigationItem } from './navigation.ts';

interface SideMenuProps {
  /** Further links, after 'Home', 'Kollektionen' and 'Warenkorb'. */
  items?: readonly NavigationItem[];
  /** Content below the links. @param close closes the menu */
  end?: (close: () => void) => ReactNode;
}

/** Navigation for narrow screens; hidden at 768 px and above. */
export function SideMenu({ items = [], end }: SideMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Paints the click first: opening the dialog makes the page inert, and the browser restyles all of it.
  const open = () => void afterNextFrame(() => setIsOpen(true));
  const close = () => setIsOpen(false);
  const links = [...mainNavigation, { label: 'Warenkorb', to: paths.cart() }, ...items];
  return (
    <>
      <IconButton label="Menü öffnen" onClick={open} className="md:@min-[46rem]:hidden">
        <Menu aria-hidden className="size-6" />
      </IconButton>
      <Modal
        isOpen={isOpen}
        onClose={close}
        label="Menü"
        className="modal-side fixed inset-y-0 right-0 left-auto h-dvh max-h-none w-[min(20rem,88vw)] max-w-none bg-paper shadow-float"
      >
        <div className="flex h-full flex-col">
          <div className="flex h-20 shrink-0 items-center justify-between border-line border-b px-4">
            <span className="font-heading text-xl">{shop.name}</span>
            <IconButton label="Menü schließen" onClick={close}>
              <X aria-hidden className="size-6" />
            </IconButton>
          </div>
          <nav aria-label="Menü" className="flex-1 overflow-y-auto p-4">
            <ul className="flex flex-col gap-1">
              {links.map((item) => (
                <li key={item.to}>
                  <NavLink
                    to={item.to}
                    end={item.to === '/'}
                    onClick={close}
                    className="flex min-h-12 items-center rounded-control px-3 font-medium text-lg hover:bg-mist aria-[current=page]:bg-mist"
                  >
                    {item.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {end !== undefined && (
            // Marked as a main action so that no toast covers it.
            <div data-primary-action="" className="border-line border-t p-4">
              {end(close)}
            </div>
          )}
        </div>
      </Modal>
    </>
  );
}
