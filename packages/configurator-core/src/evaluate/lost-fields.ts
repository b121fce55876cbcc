import type { CompiledField } from '../compile/compiled-field.ts';
import type { Evaluation } from './evaluation.ts';

/** Returns the fields with a counted value before and none after, in template order. Ignores computed fields. */
export function lostFields(before: Evaluation, after: Evaluation): readonly CompiledField[] {
  const lost: CompiledField[] = [];
  const { sections } = before.version;
  const { sections: laterSections } = after.version;
  for (let index = 0; index < sections.length; index += 1) {
    const earlier = sections[index];
    const later = laterSections[index];
    // Versions share most sections.
    if (earlier === later || earlier === undefined) continue;
    for (const { effectiveValue, compiled } of earlier.fields) {
      if (compiled.kind.isDerived) continue;
      const isLost =
        effectiveValue !== undefined && later?.fields[compiled.placeInSection]?.effectiveValue === undefined;
      if (isLost) lost.push(compiled);
    }
  }
  return lost;
}
