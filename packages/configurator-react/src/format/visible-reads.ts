import { type Evaluation, explain, type ReadField } from 'configurator-core';

/** What conditions and amounts read, in fields that the shopper sees: for an internal one what it follows from. */
export function visibleReads(evaluation: Evaluation, reads: readonly ReadField[]): readonly ReadField[] {
  const isInternal = ({ fieldName }: ReadField) =>
    evaluation.configurator.fields.get(fieldName)?.computed?.internal === true;
  const shown = new Map<string, ReadField>();
  // Each field once: computed ones may share what they follow from.
  const pending = [...reads];
  const seen = new Set<string>();
  for (const read of pending) {
    if (seen.has(read.fieldName)) continue;
    seen.add(read.fieldName);
    if (!isInternal(read)) shown.set(read.fieldName, read);
    else pending.push(...(explain(evaluation, read.fieldName)?.computedFrom ?? []).filter(isFilled));
  }
  return [...shown.values()];
}

const isFilled = ({ value }: ReadField) => value !== undefined;
