import type { Build } from './drawing-props.ts';

/** Known facts about the dog. Weight in kg, girths in cm. */
export interface KnownDog {
  readonly breed: string;
  readonly weightKg: number | null;
  readonly chestCm: number | null;
  readonly waistCm: number | null;
}

// Compound breeds precede the words they contain, so that a Bulldogge does not match Dogge.
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

/** Ratio of waist to chest below which a dog counts as deep-chested and tucked-up. */
const TUCKED_UP_RATIO = 0.74;
const SMALL_DOG_KG = 8;
const LARGE_DOG_KG = 28;

/** Returns the build most similar to the dog: by breed, else by girths, else by weight. */
export function buildOfDog({ breed, weightKg, chestCm, waistCm }: KnownDog): Build {
  const name = breed.toLowerCase();
  const known = breeds.find(([pattern]) => pattern.test(name));
  if (known !== undefined) return known[1];
  if (chestCm !== null && waistCm !== null && waistCm / chestCm < TUCKED_UP_RATIO) return 'long-legged';
  if (weightKg === null) return 'medium';
  if (weightKg < SMALL_DOG_KG) return 'short-legged';
  return weightKg > LARGE_DOG_KG ? 'long-legged' : 'medium';
}
