import type { Build } from './drawing-props.ts';

/** What is known of the dog; weight in kg, girths in cm. */
export interface KnownDog {
  readonly breed: string;
  readonly weightKg: number | null;
  readonly chestCm: number | null;
  readonly waistCm: number | null;
}

// Compound breeds come before the words they contain: a Bulldogge is no Dogge.
const breeds: readonly (readonly [RegExp, Build])[] = [
  [
    /dackel|teckel|dachshund|corgi|basset|bulldog|mops|shih|malteser|peki[nc]|bichon|havaneser|zwerg|yorkshire/,
    'short-legged',
  ],
  [
    /wind(hund|spiel)|greyhound|whippet|galgo|podenco|saluki|barsoi|dogge|dobermann|pointer|weimaraner|vizsla|setter|ridgeback/,
    'long-legged',
  ],
];

/** A waist this much narrower than the chest belongs to a deep-chested, tucked-up dog. */
const TUCKED_UP_RATIO = 0.74;
const SMALL_DOG_KG = 8;
const LARGE_DOG_KG = 28;

/** Chooses the build that looks most like the dog: by breed, else by its girths, else by its weight. */
export function buildOfDog({ breed, weightKg, chestCm, waistCm }: KnownDog): Build {
  const name = breed.toLowerCase();
  const known = breeds.find(([pattern]) => pattern.test(name));
  if (known !== undefined) return known[1];
  if (chestCm !== null && waistCm !== null && waistCm / chestCm < TUCKED_UP_RATIO) return 'long-legged';
  if (weightKg === null) return 'medium';
  if (weightKg < SMALL_DOG_KG) return 'short-legged';
  return weightKg > LARGE_DOG_KG ? 'long-legged' : 'medium';
}
