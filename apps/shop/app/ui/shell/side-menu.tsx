import { Dialog } from '@base-ui/react/dialog';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../../config/paths.ts';
import { shop } from '../../config/shop.ts';
import { mainNavigation, type NavigationItem } from './navigation.ts';

interface SideMenuProps {
  /** Further links, after 'Home', 'Kollektionen' and 'Warenkorb'. */
  items?: readonly NavigationItem[];
  end?: ReactNode;
}

/** The navigation of narrow screens; hidden from 768 px on. */
export function SideMenu({ items = [], end }: SideMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const links = [...mainNavigation, { label: 'Warenkorb', to: paths.cart() }, ...items];
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger
        aria-label="Menü öffnen"
        className="grid size-11 place-items-center rounded-control hover:bg-mist md:hidden"
      >
        <Menu aria-hidden className="size-6" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-ink/40 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none md:hidden" />
        <Dialog.Popup className="fixed inset-y-0 right-0 z-50 flex w-[min(20rem,88vw)] flex-col bg-paper shadow-float transition-transform duration-200 data-ending-style:translate-x-full data-starting-style:translate-x-full motion-reduce:transition-none md:hidden">
          <div className="flex h-20 shrink-0 items-center justify-between border-line border-b px-4">
            <Dialog.Title className="font-heading text-xl">{shop.name}</Dialog.Title>
            <Dialog.Close
              aria-label="Menü schließen"
              className="grid size-11 place-items-center rounded-control hover:bg-mist"
            >
              <X aria-hidden className="size-6" />
            </Dialog.Close>
          </div>
          <nav aria-label="Menü" className="flex-1 overflow-y-auto p-4">
            <ul className="flex flex-col gap-1">
              {links.map((item) => (
                <li key={item.to}>
                  <NavLink
                    to={item.to}
                    end={item.to === '/'}
                    onClick={() => setIsOpen(false)}
                    className="flex min-h-12 items-center rounded-control px-3 font-medium text-lg hover:bg-mist aria-[current=page]:bg-mist"
                  >
                    {item.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {end !== undefined && <div className="border-line border-t p-4">{end}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
