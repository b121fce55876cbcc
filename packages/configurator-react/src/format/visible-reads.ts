import { type Evaluation, explain, type ReadField } from 'configurator-core';

/** Returns the visible fields that conditions and amounts read. Internal fields are replaced by their own inputs. */
export function visibleReads(evaluation: Evaluation, reads: readonly ReadField[]): readonly ReadField[] {
  const isInternal = ({ fieldName }: ReadField) =>
    evaluation.configurator.fields.get(fieldName)?.computed?.internal === true;
  const shown = new Map<string, ReadField>();
  // Visits each field once, since computed fields may share inputs.
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
