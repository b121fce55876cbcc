import { Link } from 'react-router';
import { company, isDemo } from 'shop-backend/legal';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import type { Elements } from '../page/elements.ts';
import { mainNavigation, type NavigationItem } from './navigation.ts';

const helpNavigation: readonly NavigationItem[] = [
  { label: 'Kontakt', to: paths.contact() },
  { label: 'Häufige Fragen', to: paths.info('faq') },
  { label: 'Versand', to: paths.info('versand') },
  { label: 'Zahlung', to: paths.info('zahlung') },
];

const legalNavigation: readonly NavigationItem[] = [
  { label: 'Impressum', to: paths.info('impressum') },
  { label: 'Datenschutz', to: paths.info('datenschutz') },
  { label: 'AGB', to: paths.info('agb') },
  { label: 'Widerruf', to: paths.info('widerruf') },
  { label: 'Barrierefreiheit', to: paths.info('barrierefreiheit') },
];

interface SiteFooterProps {
  /** Content below the legal links: the button for the cookie settings. */
  children?: Elements;
}

/** The footer of every page: help, legal pages, and the withdrawal function, which must be easy to find by law. */
export function SiteFooter({ children }: SiteFooterProps) {
  return (
    // Its full height from the start: on a short page it would move up while the rest of it arrives.
    <footer className="mt-auto min-h-268 bg-forest-strong text-on-forest sm:min-h-227 lg:min-h-112 print:hidden">
      {isDemo && (
        <p className="border-on-forest/25 border-b px-4 py-3 text-center text-sm">
          Demo-Shop: Alle Angaben zum Unternehmen sind Muster, Bestellungen werden nicht ausgeführt.
        </p>
      )}
      <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-10 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex max-w-sm flex-col gap-4 sm:max-lg:col-span-2">
          <p className="font-heading text-2xl">{shop.name}</p>
          <p>Wir nähen Mäntel, Geschirre, Halsbänder und Leinen nach den Maßen Ihres Hundes. Stück für Stück.</p>
          <address className="flex flex-col not-italic">
            <span>{company.legalName}</span>
            <span>{company.street}</span>
            <span>{`${company.postalCode} ${company.city}`}</span>
          </address>
        </div>
        <FooterLinks label="Shop" items={mainNavigation} />
        <FooterLinks label="Hilfe" items={helpNavigation} />
        <div className="flex flex-col items-start gap-1">
          <FooterLinks label="Rechtliches" items={legalNavigation} />
          {children}
          <Link
            to={paths.withdrawal()}
            className="mt-3 inline-flex min-h-11 items-center rounded-control border border-on-forest px-4 font-semibold outline-on-forest hover:bg-on-forest hover:text-forest-strong"
          >
            Vertrag widerrufen
          </Link>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ label, items }: { label: string; items: readonly NavigationItem[] }) {
  return (
    <nav aria-label={label} className="flex flex-col gap-2">
      <p aria-hidden className="font-semibold">
        {label}
      </p>
      <ul className="flex flex-col gap-1">
        {items.map((item) => (
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
    </nav>
  );
}
