/** A mistake that would cause a failure in a live shop. */
export interface Mistake {
  /** What is wrong, one sentence */
  problem: string;
  /** What to do about it, one sentence */
  fix: string;
}

/** Variables of the environment or of an `.env` file. */
export type Variables = Readonly<Record<string, string | undefined>>;
