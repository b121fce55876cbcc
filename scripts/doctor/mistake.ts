/** A mistake that would cause a failure in a live shop. */
export interface Mistake {
  /** Description of the problem, one sentence */
  problem: string;
  /** How to fix it, one sentence */
  fix: string;
}

/** Variables of the environment or of an `.env` file. */
export type Variables = Readonly<Record<string, string | undefined>>;
