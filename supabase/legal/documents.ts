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

/** Every text of the shop by its address. */
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

/** A text as it is read: one version of it, with the shop's terms filled in. */
export interface WrittenDocument {
  readonly title: string;
  readonly summary: string;
  /** `2026-11-01` */
  readonly validFrom: string;
  readonly markdown: string;
}

/**
 * The version of a text that is in force on a day.
 * @param day `2026-11-21`; before the first version, the first
 */
export function versionInForce({ versions }: LegalDocument, day: string): DocumentVersion {
  return versions.find(({ validFrom }) => validFrom <= day) ?? versions[versions.length - 1] ?? versions[0];
}

/** Writes the text that is in force on a day. */
export function documentInForce(id: DocumentId, day: string, terms: ShopTerms = shopTerms): WrittenDocument {
  const document = documents[id];
  const { validFrom, write } = versionInForce(document, day);
  return { title: document.title, summary: document.summary, validFrom, markdown: write(terms) };
}

/**
 * Writes the version of a text that an order names; an unknown name gets the newest.
 * @param validFrom `2026-11-01`
 */
export function writtenVersion(id: DocumentId, validFrom: string, terms: ShopTerms = shopTerms): WrittenDocument {
  const { title, summary, versions } = documents[id];
  const version = versions.find((candidate) => candidate.validFrom === validFrom) ?? versions[0];
  return { title, summary, validFrom: version.validFrom, markdown: version.write(terms) };
}

/** The versions that apply to an order of that day; the order stores them. */
export function textVersions(day: string): { agb: string; widerruf: string } {
  return {
    agb: versionInForce(documents.agb, day).validFrom,
    widerruf: versionInForce(documents.widerruf, day).validFrom,
  };
}
