/** What a template may be at most; larger ones are refused before much time is spent on them. */
export const templateLimits = {
  /** Fields in a template. */
  fields: 20_000,
  /** Characters of all texts together. */
  characters: 20_000_000,
  /** Keys of one element that the engine does not know. */
  unknownKeys: 10_000,
  /** Lists and objects within each other, where the engine keeps JSON that it does not read. */
  depth: 500,
  /** Conditions within conditions. */
  conditionDepth: 32,
  /** Issues that are listed. */
  issues: 100,
} as const;
