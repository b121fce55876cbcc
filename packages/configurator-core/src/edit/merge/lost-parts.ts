import type { Field, Template } from '../../contract/template/template.ts';
import { fieldsOf, isFieldRead } from '../dependents.ts';
import { indexReaders, type ReaderIndex } from '../reader-index.ts';
import type { Nodes, Versions } from './template-nodes.ts';

/**
 * Returns the keys of fields and options that one side deleted and that the merged template still refers to, because
 * the other side added the reference.
 */
export function lostParts(
  merged: Template,
  nodes: Nodes,
  versions: Versions,
  templates: Readonly<Record<'mine' | 'theirs', Template>>,
): readonly string[] {
  const names = new Set(fieldsOf(merged).map(({ name }) => name));
  const lost: string[] = [];
  const inMerged = indexReaders(merged);
  for (const deletedBy of ['mine', 'theirs'] as const) {
    const keptBy = deletedBy === 'mine' ? 'theirs' : 'mine';
    const before = indexReaders(templates[deletedBy]);
    const isFieldLost = (field: Field) => isIndexed(inMerged, field) && !isIndexed(before, field);
    const isOptionLost = (field: Field, option: string) =>
      isFieldRead(merged, field, option) && !isFieldRead(templates[deletedBy], field, option);
    const fields = new Map(fieldsOf(templates[keptBy]).map((field) => [field.id, field]));
    for (const [key, { kind, id, parent }] of versions[keptBy]) {
      if (nodes.has(key) || versions[deletedBy].has(key) || !versions.base.has(key)) continue;
      if (kind === 'field') {
        const field = fields.get(id);
        if (field && !names.has(field.name) && isFieldLost(field)) lost.push(key);
      } else if (kind === 'option') {
        const field = fields.get(versions[keptBy].get(parent ?? '')?.id ?? '');
        const value = field?.options.find((option) => option.id === id)?.value;
        const isOffered = fieldsOf(merged).some(
          (each) => each.id === field?.id && each.options.some((option) => option.value === value),
        );
        if (field && value !== undefined && !isOffered && nodes.has(parent ?? '') && isOptionLost(field, value))
          lost.push(key);
      }
    }
  }
  return lost;
}

function isIndexed({ readingAll, naming }: ReaderIndex, field: Field): boolean {
  return readingAll.length > 0 || naming(field).length > 0;
}
