import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shop } from '../../config/shop.ts';
import { mainNavigation, type NavigationItem } from './navigation.ts';

interface SiteFooterProps {
  /** Links to the static pages. */
  items?: readonly NavigationItem[];
  /** What stands beside them, for example the button for the cookie settings. */
  children?: ReactNode;
}

export function SiteFooter({ items = [], children }: SiteFooterProps) {
  const { company } = shop;
  return (
    <footer className="mt-auto bg-forest-strong text-on-forest">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[2fr_1fr_1fr]">
        <div className="flex max-w-sm flex-col gap-3">
          <p className="font-heading text-2xl">{shop.name}</p>
          <p>Wir nähen Mäntel, Geschirre, Halsbänder und Leinen nach den Maßen Ihres Hundes. Stück für Stück.</p>
        </div>
        <nav aria-label="Fußzeile">
          <ul className="flex flex-col gap-1">
            {[...mainNavigation, ...items].map((item) => (
              <li key={item.to}>
                <Link
                  to={item.to}
                  className="inline-flex min-h-8 items-center underline-offset-4 outline-on-forest hover:underline"
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
          {children}
        </nav>
        <address className="flex flex-col not-italic">
          <span>{company.legalName}</span>
          <span>{company.street}</span>
          <span>
            {company.postalCode} {company.city}
          </span>
        </address>
      </div>
    </footer>
  );
}
