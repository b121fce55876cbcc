import { type Field, type FileKind, fileRulesOf, type Issue } from 'configurator-core';

/** Types offered in the browser's file dialog, by kind. Hosts may convert pictures of other types. */
const offered: Readonly<Record<FileKind, string>> = { image: 'image/*', pdf: 'application/pdf' };

/** Returns the `accept` attribute of a file field's input. */
export function acceptAttribute(field: Field): string {
  return fileRulesOf(field)
    .kinds.map((kind) => offered[kind])
    .join(',');
}

/** Returns the issue of a chosen file, or null. A type unknown to the browser is not checked. */
export function issueOfChosen(field: Field, { name, type }: File, isFull: boolean): Issue | null {
  const { kinds, maxFiles } = fileRulesOf(field);
  const isKind = kinds.some((kind) => type === offered[kind] || (kind === 'image' && type.startsWith('image/')));
  if (type !== '' && !isKind) return { code: 'file_type', fieldName: field.name, params: { name, accept: kinds } };
  return isFull ? { code: 'too_many_files', fieldName: field.name, params: { maxFiles } } : null;
}
