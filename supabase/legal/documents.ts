import { accessibility } from './documents/accessibility.ts';
import { faq } from './documents/faq.ts';
import { imprint } from './documents/imprint.ts';
import { payment } from './documents/payment.ts';
import { privacy } from './documents/privacy.ts';
import { shipping } from './documents/shipping.ts';
import { termsAndConditions } from './documents/terms-and-conditions.ts';
import { withdrawalNotice } from './documents/withdrawal-notice.ts';
import type { DocumentId, DocumentVersion, LegalDocument } from './legal-document.ts';
import { type ShopTerms, shopTerms } from './terms.ts';

/** Every text of the shop by its path. */
export const documents: Readonly<Record<DocumentId, LegalDocument>> = {
  impressum: imprint,
  datenschutz: privacy,
  agb: termsAndConditions,
  widerruf: withdrawalNotice,
  faq,
  versand: shipping,
  zahlung: payment,
  barrierefreiheit: accessibility,
};

/** One version of a text, with the shop's terms filled in. */
export interface WrittenDocument {
  readonly title: string;
  readonly summary: string;
  /** `2026-11-01` */
  readonly validFrom: string;
  readonly markdown: string;
}

/**
 * Returns the version of a text in force on a day; the first version for earlier days.
 * @param day `2026-11-21`
 */
export function versionInForce({ versions }: LegalDocument, day: string): DocumentVersion {
  return versions.find(({ validFrom }) => validFrom <= day) ?? versions[versions.length - 1] ?? versions[0];
}

/** Writes the text in force on a day. */
export function documentInForce(id: DocumentId, day: string, terms: ShopTerms = shopTerms): WrittenDocument {
  const document = documents[id];
  const { validFrom, write } = versionInForce(document, day);
  return { title: document.title, summary: document.summary, validFrom, markdown: write(terms) };
}

/**
 * Writes the version of a text stored with an order; the first version if it is unknown.
 * @param validFrom `2026-11-01`, the name of the version
 */
export function writtenVersion(id: DocumentId, validFrom: string, terms: ShopTerms = shopTerms): WrittenDocument {
  const { title, summary, versions } = documents[id];
  const version = versions.find((candidate) => candidate.validFrom === validFrom) ?? versions.at(-1) ?? versions[0];
  return { title, summary, validFrom: version.validFrom, markdown: version.write(terms) };
}

/** Returns the versions that apply to an order placed on a day; stored with the order. */
export function textVersions(day: string): { agb: string; widerruf: string } {
  return {
    agb: versionInForce(documents.agb, day).validFrom,
    widerruf: versionInForce(documents.widerruf, day).validFrom,
  };
}
