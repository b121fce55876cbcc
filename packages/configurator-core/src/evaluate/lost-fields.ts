import type { CompiledField } from '../compile/compiled-field.ts';
import type { Evaluation } from './evaluation.ts';

/** Fields, in template order, with a value that counts in one version and no counted value in a later one. */
export function lostFields(before: Evaluation, after: Evaluation): readonly CompiledField[] {
  const { sections } = after.version;
  return before.version.sections
    .filter((section, index) => section !== sections[index])
    .flatMap(({ fields, index }) =>
      fields.filter(
        ({ counted, compiled }) =>
          counted !== undefined && sections[index]?.fields[compiled.placeInSection]?.counted === undefined,
      ),
    )
    .map(({ compiled }) => compiled);
}
