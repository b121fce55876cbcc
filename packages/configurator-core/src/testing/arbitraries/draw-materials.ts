import type { UnavailableMaterial } from '../../evaluate/unavailable.ts';
import type { WireField } from '../wire-template.ts';
import type { Tape } from './tape.ts';

/** Materials that drawn options are made of. */
const materials = ['wolle', 'loden', 'leder'] as const;

/** Says of some options what they are made of; several options share a material. */
export function drawMaterials(tape: Tape, fields: readonly WireField[]): void {
  if (!tape.oneIn(2)) return;
  for (const option of fields.flatMap(({ options }) => options)) {
    if (tape.oneIn(2)) option.material = tape.pick(materials);
  }
}

/** Some of the materials, as a host lists what cannot be had: one twice, one that no option has. */
export function drawUnavailable(tape: Tape): UnavailableMaterial[] {
  return tape.some([...materials, 'wolle', 'unbekannt']).map((material) => ({
    material,
    reason: tape.pick(['Ausverkauft', '']),
  }));
}
