import fc from 'fast-check';

/** Small decisions read one after the other; past its end every decision is the first, plainest one. */
export interface Tape {
  /** A whole number from 0 to `most`. */
  readonly upTo: (most: number) => number;
  /** True once in `times`. */
  readonly oneIn: (times: number) => boolean;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  /** Some of a list, in its order. */
  readonly some: <T>(list: readonly T[]) => readonly T[];
}

/** A tape of given numbers. */
export function createTape(numbers: readonly number[]): Tape {
  let place = 0;
  const next = (): number => {
    const number = numbers[place] ?? 0;
    place += 1;
    return number;
  };
  const upTo = (most: number): number => next() % (most + 1);
  return {
    upTo,
    oneIn: (times) => upTo(times - 1) === times - 1 && times > 1,
    pick: (list) => list[upTo(list.length - 1)] ?? list[0],
    some: (list) => list.filter(() => upTo(1) === 1),
  };
}

/**
 * Tapes of up to `maxLength` decisions. What is built from a tape shrinks with it: a shorter tape or smaller numbers
 * build something plainer.
 */
export function tapeArbitrary(maxLength: number): fc.Arbitrary<Tape> {
  return fc.array(fc.nat({ max: 0xffff }), { maxLength, size: 'max' }).map(createTape);
}
