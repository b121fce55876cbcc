/** Something that would go wrong in a shop that is open to customers. */
export interface Mistake {
  /** What is wrong, one sentence */
  problem: string;
  /** What to do about it, one sentence */
  fix: string;
}

/** Variables of an environment or of an `.env` file. */
export type Variables = Readonly<Record<string, string | undefined>>;
