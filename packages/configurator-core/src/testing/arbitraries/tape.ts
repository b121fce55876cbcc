import fc from 'fast-check';

/** A sequence of small decisions. After its end, every decision is the first, simplest one. */
export interface Tape {
  /** Returns an integer from 0 to `most`. */
  readonly upTo: (most: number) => number;
  /** Returns true once in `times`. */
  readonly oneIn: (times: number) => boolean;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  /** Returns some entries of a list, in order. */
  readonly some: <T>(list: readonly T[]) => readonly T[];
}

/** Creates a tape of the given numbers. */
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
 * Tapes of up to `maxLength` decisions. The results shrink with the tape: fewer or smaller numbers produce something
 * simpler.
 */
export function tapeArbitrary(maxLength: number): fc.Arbitrary<Tape> {
  return fc.array(fc.nat({ max: 0xffff }), { maxLength, size: 'max' }).map(createTape);
}
