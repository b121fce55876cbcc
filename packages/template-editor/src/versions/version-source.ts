/** A published version. */
export interface VersionEntry {
  readonly version: number;
  /** ISO 8601 */
  readonly publishedAt: string;
  /** Who published it; null where the account is gone. */
  readonly author: string | null;
}

/** What hangs on a template. */
export interface TemplateUsage {
  /** Titles of the articles that use it. */
  readonly articles: readonly string[];
  /** Orders that wait for their payment and name one of its versions. */
  readonly unpaidOrders: number;
}

/** Where the published versions come from. Functions reject with an Error whose message a person can read. */
export interface VersionSource {
  /** The newest first; that one is live. */
  readonly list: () => Promise<readonly VersionEntry[]>;
  /** The template's JSON as it was published. */
  readonly load: (version: number) => Promise<unknown>;
  readonly usage: () => Promise<TemplateUsage>;
}
