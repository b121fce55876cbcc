import type { ShopTerms } from './terms.ts';

/** The pages that carry a text of the shop; each id is the page's address too. */
export const documentIds = [
  'impressum',
  'datenschutz',
  'agb',
  'widerruf',
  'faq',
  'versand',
  'zahlung',
  'barrierefreiheit',
] as const;

/** Address of a text, without the slash. */
export type DocumentId = (typeof documentIds)[number];

/** One version of a text. A change of wording is a new version; the old one stays, because orders name it. */
export interface DocumentVersion {
  /** Date it is in force from, `2026-11-01`; also its name on orders. */
  readonly validFrom: string;
  /** Markdown, `#` for its sections */
  readonly write: (terms: ShopTerms) => string;
}

/** A text with all versions it ever had, the newest first. */
export interface LegalDocument {
  readonly title: string;
  /** One sentence for search results. */
  readonly summary: string;
  readonly versions: readonly [DocumentVersion, ...DocumentVersion[]];
}
