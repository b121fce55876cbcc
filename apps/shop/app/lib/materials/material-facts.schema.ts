import { z } from 'zod';
import { type MaterialFacts, waterResistances } from './material-facts.ts';

/** The columns of `materials` with its facts. */
export const materialFactsColumns = 'weight_gsm, warmth, water_resistance, care' as const;

/** The parsed columns. */
export const materialFactsShape = {
  weight_gsm: z.int().nullable(),
  warmth: z.int().nullable(),
  water_resistance: z.enum(waterResistances).nullable(),
  care: z.string().nullable(),
};

/** Returns the facts of a parsed row. */
export function toMaterialFacts(row: z.output<z.ZodObject<typeof materialFactsShape>>): MaterialFacts {
  return {
    weightGsm: row.weight_gsm,
    warmth: row.warmth,
    waterResistance: row.water_resistance,
    care: row.care,
  };
}
