/** A published version. */
export interface VersionEntry {
  readonly version: number;
  /** ISO 8601 */
  readonly publishedAt: string;
  /** Name of the publisher; null if the account was deleted. */
  readonly author: string | null;
}

/** Usage of a template. */
export interface TemplateUsage {
  /** Titles of the articles that use it. */
  readonly articles: readonly string[];
  /** Number of unpaid orders with one of its versions. */
  readonly unpaidOrders: number;
}

/** Loads the published versions. Functions reject with an Error whose message is shown to the admin. */
export interface VersionSource {
  /** Newest first; the first one is live. */
  readonly list: () => Promise<readonly VersionEntry[]>;
  /** Returns the published template JSON. */
  readonly load: (version: number) => Promise<unknown>;
  readonly usage: () => Promise<TemplateUsage>;
}
