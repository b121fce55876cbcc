import type { UnavailableMaterial } from '../../evaluate/unavailable.ts';
import type { WireField } from '../wire-template.ts';
import type { Tape } from './tape.ts';

/** Materials of drawn options. */
const materials = ['wolle', 'loden', 'leder'] as const;

/** Assigns materials to some options. Several options share a material. */
export function drawMaterials(tape: Tape, fields: readonly WireField[]): void {
  if (!tape.oneIn(2)) return;
  for (const option of fields.flatMap(({ options }) => options)) {
    if (tape.oneIn(2)) option.material = tape.pick(materials);
  }
}

/** Draws unavailable materials, including a duplicate and one that no option has. */
export function drawUnavailable(tape: Tape): UnavailableMaterial[] {
  return tape.some([...materials, 'wolle', 'unbekannt']).map((material) => ({
    material,
    reason: tape.pick(['Ausverkauft', '']),
  }));
}
