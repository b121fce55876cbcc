import type { ShopTerms } from './terms.ts';

/** Ids of the shop's texts; each id is also the page's path. */
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

/** Path of a text, without the slash. */
export type DocumentId = (typeof documentIds)[number];

/** One version of a text. Changed wording requires a new version; old versions stay, because orders refer to them. */
export interface DocumentVersion {
  /** First day in force, `2026-11-01`; orders store it as the name of the version. */
  readonly validFrom: string;
  /** Returns Markdown with `#` for sections */
  readonly write: (terms: ShopTerms) => string;
}

/** A text with all its versions, newest first. */
export interface LegalDocument {
  readonly title: string;
  /** One-sentence description for search results. */
  readonly summary: string;
  readonly versions: readonly [DocumentVersion, ...DocumentVersion[]];
}
