import type { WireQuantityBreak } from '../wire-template.ts';
import type { Tape } from './tape.ts';

/** Draws quantity breaks in any order: useful ones, some with the same `from`, some without effect. */
export function drawQuantityBreaks(tape: Tape): WireQuantityBreak[] {
  return Array.from({ length: tape.upTo(3) }, (_, index) => ({
    from: tape.pick([2, 3, 5, 10, 99]),
    label: `Staffel ${index}`,
    ...(tape.oneIn(2) && { percent: tape.pick([0, 2.5, 10, 33.3333, 100]) }),
    ...(tape.oneIn(2) && { amount: tape.pick([0, 1, 250, 1_000_000]) }),
  }));
}
