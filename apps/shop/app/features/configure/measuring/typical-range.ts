import type { MeasurementName } from 'configurator-core/templates';
import { averageProportions, type BreedProportions, breedProportions } from './breed-proportions.ts';

/** What is known about the dog. */
export interface MeasuredDog {
  readonly breed: string;
  readonly weightKg: number | null;
}

/** A usual range in whole cm, and whether the breed was recognised. */
export interface TypicalRange {
  readonly minCm: number;
  readonly maxCm: number;
  readonly isOfBreed: boolean;
}

/** Rule of decision 0054: dogs of similar build grow with the cube root of their weight. */
const CHEST_CM = 23;
const BACK_CM = 20;
/** Dogs of one breed and weight differ by about this part; other dogs of one weight by more. */
const SPREAD = { breed: 0.07, other: 0.15 } as const;
/** The measured back includes 2 cm more. */
const BACK_ALLOWANCE_CM = 2;

type Proportions = Pick<BreedProportions, 'chest' | 'back' | 'waist' | 'thigh'>;

/** Lengths follow the back and girths the chest, in the proportions of the drawn dog. */
const measures: Readonly<Record<MeasurementName, (chestCm: number, backCm: number, dog: Proportions) => number>> = {
  shoulderToSternum: (chestCm) => chestCm * 0.36,
  shoulderToTail: (_, backCm) => backCm + BACK_ALLOWANCE_CM,
  shoulderToHips: (_, backCm) => backCm * 0.77,
  sternumToBelly: (chestCm) => chestCm * 0.54,
  chestCircumference: (chestCm) => chestCm,
  waistCircumference: (chestCm, _, { waist }) => chestCm * waist,
  headCircumference: (chestCm) => chestCm * 0.62,
  collarLength: (_, backCm) => backCm * 0.27,
  thighLength: (_, backCm, { thigh }) => backCm * thigh,
};

/** Returns the usual range of a measurement; null if neither a known breed nor the weight is given. */
export function typicalRange(measurement: MeasurementName, { breed, weightKg }: MeasuredDog): TypicalRange | null {
  const name = breed.trim().toLowerCase();
  const known = /misch|mix/.test(name) ? undefined : breedProportions.find(({ pattern }) => pattern.test(name));
  const weightsKg = weightKg === null ? known?.weightKg : ([weightKg, weightKg] as const);
  if (weightsKg === undefined) return null;
  const dog = known ?? averageProportions;
  const spread = known === undefined ? SPREAD.other : SPREAD.breed;
  const usualCm = (kg: number) => {
    const root = Math.cbrt(kg);
    return measures[measurement](CHEST_CM * dog.chest * root, BACK_CM * dog.back * root, dog);
  };
  return {
    minCm: Math.round(usualCm(weightsKg[0]) * (1 - spread)),
    maxCm: Math.round(usualCm(weightsKg[1]) * (1 + spread)),
    isOfBreed: known !== undefined,
  };
}
