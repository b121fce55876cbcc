/** A published version. */
export interface VersionEntry {
  readonly version: number;
  /** ISO 8601 */
  readonly publishedAt: string;
  /** Who published it; null where the account is gone. */
  readonly author: string | null;
}

/** Where the published versions come from. Functions reject with an Error whose message a person can read. */
export interface VersionSource {
  /** The newest first; that one is live. */
  readonly list: () => Promise<readonly VersionEntry[]>;
  /** The template's JSON as it was published. */
  readonly load: (version: number) => Promise<unknown>;
}
