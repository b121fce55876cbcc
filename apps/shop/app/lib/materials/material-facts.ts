/** How well a cloth keeps water out, as woven and before any finish of the workshop. */
export const waterResistances = ['none', 'repellent', 'waterproof'] as const;

export type WaterResistance = (typeof waterResistances)[number];

/** What the workshop states about a cloth. Null: unknown, and not shown. */
export interface MaterialFacts {
  /** g/m². */
  weightGsm: number | null;
  /** From 1 (airy) to `maxWarmth` (very warm). */
  warmth: number | null;
  waterResistance: WaterResistance | null;
  /** How to wash it, in German. */
  care: string | null;
}

/** The highest warmth. */
export const maxWarmth = 5;
