import type { Conditional, ConditionPlace, DraftField, DraftSection } from './draft-parts.ts';

/** Returns the parts around each part. */
function partsAround(sections: readonly DraftSection[]): ReadonlyMap<Conditional, readonly Conditional[]> {
  const around = new Map<Conditional, readonly Conditional[]>();
  for (const section of sections) {
    for (const group of section.groups) {
      around.set(group, [section]);
      for (const field of group.fields) {
        around.set(field, [section, group]);
        for (const option of field.options) around.set(option, [section, group, field]);
      }
    }
  }
  return around;
}

/**
 * Reports the conditions that read a field which can be hidden while their part is shown. What hides both does not
 * matter. The value of a hidden option counts as empty too.
 * @param readers the conditions that read each field
 */
export function reportHiddenValues(
  sections: readonly DraftSection[],
  readers: ReadonlyMap<DraftField, readonly ConditionPlace[]>,
  nameOf: (field: DraftField) => string,
): void {
  const around = partsAround(sections);
  for (const [field, places] of readers) {
    const parts: readonly Conditional[] = [...(around.get(field) ?? []), field, ...field.options];
    const hiding = parts.filter(({ conditional_display: condition }) => condition);
    const name = nameOf(field);
    for (const { source, key, part } of hiding.length > 0 ? places : []) {
      const shared = around.get(part) ?? [];
      if (hiding.some((one) => !shared.includes(one))) source.note('approximated', key, { code: 'hidden_value', name });
    }
  }
}
