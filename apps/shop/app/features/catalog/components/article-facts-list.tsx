import type { ReactNode } from 'react';
import { company, factText } from 'shop-backend/legal';
import type { ArticleFacts } from '../article-facts.ts';

/** Delivery time, rights of withdrawal and guarantee, manufacturer and safety notes of an article. */
export function ArticleFactsList({ facts }: { facts: ArticleFacts }) {
  const { deliveryDays, isWithdrawalExcluded, manufacturer, safetyNotes } = facts;
  return (
    <dl className="flex flex-col text-sm">
      <Fact term="Lieferzeit">{deliveryText(deliveryDays)}</Fact>
      <Fact term="Widerruf">
        {isWithdrawalExcluded
          ? 'Dieser Artikel wird nach Ihren Angaben gefertigt. Ein Widerruf ist deshalb ausgeschlossen (§ 312g Abs. 2 Nr. 1 BGB).'
          : 'Sie können Ihre Bestellung innerhalb von 14 Tagen widerrufen.'}
      </Fact>
      <Fact term="Gewährleistung">
        Für alle Artikel gilt das gesetzliche Gewährleistungsrecht: Zeigt sich innerhalb von mindestens zwei Jahren ein
        Mangel, der schon bei der Lieferung bestand, bessern wir kostenlos nach oder liefern neu.
      </Fact>
      <Fact term="Hersteller">{manufacturer ?? ownManufacturer}</Fact>
      {safetyNotes !== null && <Fact term="Sicherheit">{safetyNotes}</Fact>}
    </dl>
  );
}

/** The shop sews itself: name, postal and electronic address (article 19 GPSR). */
const ownManufacturer = (['legalName', 'street', 'postalCode', 'city', 'email'] as const)
  .map((name) => factText(company, name))
  .join(', ');

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line border-t py-3 sm:grid-cols-[8rem_1fr]">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}

function deliveryText({ min, max }: ArticleFacts['deliveryDays']): string {
  return min === max ? `${max} Werktage` : `${min} bis ${max} Werktage`;
}
