import type { ReactNode } from 'react';
import { type CompanyFacts, company, factText } from 'shop-backend/legal';
import { formatWorkingDays } from '#app/lib/formats/format-working-days.ts';
import { GuaranteeNotice } from '#app/ui/content/guarantee-notice.tsx';
import type { ArticleFacts } from '../article-facts.ts';

interface ArticleFactsListProps {
  facts: ArticleFacts;
  /** Its price and delivery time are agreed on. */
  isOnRequest?: boolean;
}

/** Delivery time, rights of withdrawal and guarantee, manufacturer and safety notes of an article. */
export function ArticleFactsList({ facts, isOnRequest = false }: ArticleFactsListProps) {
  const { articleNumber, deliveryDays, isWithdrawalExcluded, manufacturer, safetyNotes } = facts;
  return (
    <dl className="flex flex-col text-sm">
      <Fact term="Lieferzeit">{isOnRequest ? 'nach Absprache' : formatWorkingDays(deliveryDays)}</Fact>
      <Fact term="Widerruf">{withdrawalText(isWithdrawalExcluded)}</Fact>
      <Fact term="Gewährleistung">
        <GuaranteeNotice />
      </Fact>
      <Fact term="Artikelnummer">{articleNumber}</Fact>
      <Fact term="Hersteller">{manufacturer ?? ownManufacturer}</Fact>
      {safetyNotes !== null && <Fact term="Sicherheit">{safetyNotes}</Fact>}
    </dl>
  );
}

/** The shop as manufacturer: name, postal and electronic address (article 19 GPSR). */
const ownManufacturer = `${companyFact('legalName')}, ${companyFact('street')}, ${companyFact('postalCode')} ${companyFact('city')}, ${companyFact('email')}`;

function companyFact(name: keyof CompanyFacts): string {
  return factText(company, name);
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line border-t py-3 sm:grid-cols-[8rem_1fr]">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}

function withdrawalText(isExcluded: ArticleFacts['isWithdrawalExcluded']): string {
  if (isExcluded === null) return 'Noch nicht entschieden: So kann der Artikel nicht verkauft werden.';
  return isExcluded
    ? 'Dieser Artikel wird nach Ihren Angaben gefertigt. Ein Widerruf ist deshalb ausgeschlossen (§ 312g Absatz 2 Nummer 1 BGB).'
    : 'Sie können Ihre Bestellung innerhalb von 14 Tagen widerrufen.';
}
