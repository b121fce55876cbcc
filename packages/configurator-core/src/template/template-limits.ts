/** What a template may be at most; larger ones are refused before anything else reads them. */
export const templateLimits = {
  /** Fields in a template. */
  fields: 20_000,
  /** Objects, lists and values in the whole JSON. */
  nodes: 1_500_000,
  /** Objects within objects; a condition may nest about 20 deep. */
  depth: 64,
  /** Characters of one text. */
  text: 100_000,
  /** Issues that are listed. */
  issues: 100,
} as const;
