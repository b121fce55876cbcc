import type { CompiledField } from '../compile/compiled-field.ts';
import type { Evaluation } from './evaluation.ts';

/** Fields of the shopper, in template order, with a value that counts in one version and no counted value in a later one. */
export function lostFields(before: Evaluation, after: Evaluation): readonly CompiledField[] {
  const lost: CompiledField[] = [];
  const { sections } = before.version;
  const { sections: laterSections } = after.version;
  for (let index = 0; index < sections.length; index += 1) {
    const earlier = sections[index];
    const later = laterSections[index];
    // Most sections are shared.
    if (earlier === later || earlier === undefined) continue;
    for (const { counted, compiled } of earlier.fields) {
      if (compiled.kind.isDerived) continue;
      const isLost = counted !== undefined && later?.fields[compiled.placeInSection]?.counted === undefined;
      if (isLost) lost.push(compiled);
    }
  }
  return lost;
}
