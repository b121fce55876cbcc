/** What a template may be at most; larger ones are refused before much time is spent on them. */
export const templateLimits = {
  /** Fields in a template. */
  fields: 20_000,
  /** Characters of the whole JSON. */
  characters: 20_000_000,
  /** Conditions within conditions. */
  conditionDepth: 32,
  /** Issues that are listed. */
  issues: 100,
} as const;
