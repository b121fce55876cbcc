/** Proportions of a breed compared with an average dog of its weight. */
export interface BreedProportions {
  /** Matches the name that the shopper typed, in lower case. */
  readonly pattern: RegExp;
  /** Usual weight of a grown dog, kg; used until the dog's own weight is known. */
  readonly weightKg: readonly [min: number, max: number];
  /** Girth of the chest; 1 is average. */
  readonly chest: number;
  /** Length of the back; 1 is average. */
  readonly back: number;
  /** Girth of the waist as a part of the chest's. */
  readonly waist: number;
  /** Length of the thigh as a part of the back's. */
  readonly thigh: number;
}

/** An average dog, also used for mixed and unknown breeds. */
export const averageProportions = { chest: 1, back: 1, waist: 0.8, thigh: 0.37 } as const;

/**
 * Source: the workshop's own estimates, not a table of a breeding association. They follow the rule of decision 0054
 * (chest girth 23 cm and back 20 cm per cube root of a kilogram) and say how a breed deviates from it. The workshop
 * should replace them by its own records once there are enough orders. Compound names precede the words they contain.
 */
export const breedProportions: readonly BreedProportions[] = [
  { pattern: /franz.*bulldog|french|bully/, weightKg: [9, 14], chest: 1.15, back: 0.78, waist: 0.82, thigh: 0.34 },
  { pattern: /bulldog/, weightKg: [20, 26], chest: 1.18, back: 0.8, waist: 0.82, thigh: 0.34 },
  { pattern: /zwergdackel|zwergteckel/, weightKg: [4, 6], chest: 1, back: 1.05, waist: 0.82, thigh: 0.26 },
  { pattern: /dackel|teckel|dachshund/, weightKg: [7, 10], chest: 1, back: 1.05, waist: 0.82, thigh: 0.26 },
  { pattern: /corgi/, weightKg: [10, 14], chest: 1.1, back: 0.97, waist: 0.82, thigh: 0.28 },
  { pattern: /basset/, weightKg: [20, 28], chest: 1.05, back: 1.08, waist: 0.84, thigh: 0.27 },
  { pattern: /mops|\bpug/, weightKg: [6, 9], chest: 1.18, back: 0.76, waist: 0.84, thigh: 0.34 },
  { pattern: /chihuahua/, weightKg: [1.5, 3], chest: 1, back: 0.9, waist: 0.8, thigh: 0.36 },
  {
    pattern: /yorkshire|malteser|maltese|bichon|havanes/,
    weightKg: [3, 6],
    chest: 1,
    back: 0.95,
    waist: 0.82,
    thigh: 0.34,
  },
  { pattern: /shih|lhasa|peki/, weightKg: [5, 8], chest: 1.08, back: 0.95, waist: 0.84, thigh: 0.3 },
  { pattern: /jack.?russel|parson/, weightKg: [5, 9], chest: 1, back: 0.95, waist: 0.8, thigh: 0.36 },
  {
    pattern: /westie|west highland|cairn|scottish/,
    weightKg: [6, 10],
    chest: 1.05,
    back: 0.9,
    waist: 0.84,
    thigh: 0.32,
  },
  { pattern: /cocker/, weightKg: [12, 15], chest: 1.05, back: 0.92, waist: 0.82, thigh: 0.36 },
  { pattern: /beagle/, weightKg: [10, 16], chest: 1.07, back: 0.9, waist: 0.82, thigh: 0.36 },
  { pattern: /whippet/, weightKg: [10, 15], chest: 1.05, back: 1.1, waist: 0.68, thigh: 0.42 },
  { pattern: /windspiel|italian greyhound/, weightKg: [3, 5], chest: 1.05, back: 1.1, waist: 0.68, thigh: 0.42 },
  {
    pattern: /greyhound|galgo|saluki|barsoi|podenco/,
    weightKg: [22, 34],
    chest: 1.08,
    back: 1.1,
    waist: 0.68,
    thigh: 0.42,
  },
  { pattern: /border.?collie|sheltie/, weightKg: [14, 20], chest: 1, back: 1, waist: 0.78, thigh: 0.38 },
  { pattern: /austral|aussie/, weightKg: [18, 30], chest: 1, back: 1, waist: 0.8, thigh: 0.37 },
  {
    pattern: /schäferhund|schaeferhund|german shepherd|malinois/,
    weightKg: [25, 38],
    chest: 1.02,
    back: 1.05,
    waist: 0.76,
    thigh: 0.38,
  },
  { pattern: /labrador|golden|flat.?coated/, weightKg: [25, 36], chest: 1.02, back: 1, waist: 0.82, thigh: 0.36 },
  { pattern: /boxer/, weightKg: [25, 34], chest: 1.05, back: 0.94, waist: 0.76, thigh: 0.38 },
  { pattern: /rottweiler|berner|sennenhund/, weightKg: [36, 52], chest: 1.05, back: 0.97, waist: 0.84, thigh: 0.36 },
  {
    pattern: /weimaraner|vizsla|pointer|setter|ridgeback|dalmat/,
    weightKg: [22, 38],
    chest: 1.04,
    back: 1.03,
    waist: 0.74,
    thigh: 0.4,
  },
  { pattern: /dobermann|dogge|great dane/, weightKg: [32, 70], chest: 1.02, back: 1.02, waist: 0.74, thigh: 0.4 },
  { pattern: /husky|malamut/, weightKg: [18, 38], chest: 1.02, back: 1, waist: 0.8, thigh: 0.38 },
];
