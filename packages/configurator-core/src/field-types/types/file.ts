import { fileRulesOf } from '../../contract/template/file-rules.ts';
import type { Field } from '../../contract/template/template.ts';
import { type BuiltInFieldType, defineKind, type FieldTypeFacts } from '../kinds/value-kind.ts';
import { type FileReference, isFileList, readFiles } from '../values/file-reference.ts';
import { type Issue, noIssues } from '../values/issue.ts';
import type { FieldValue } from '../values/value.ts';

/** Returns the issues of one file: a kind that the field does not accept, or its size. */
export function fileIssues(field: Field, { name, mediaType, bytes }: FileReference): readonly Issue[] {
  const { kinds, mediaTypes, maxFileBytes } = fileRulesOf(field);
  const fieldName = field.name;
  const found: Issue[] = [];
  if (!mediaTypes.includes(mediaType)) found.push({ code: 'file_type', fieldName, params: { name, accept: kinds } });
  if (maxFileBytes !== null && bytes > maxFileBytes)
    found.push({ code: 'file_too_large', fieldName, params: { name, maxFileBytes } });
  return found;
}

function validator(field: Field): (value: FieldValue) => readonly Issue[] {
  const { maxFiles } = fileRulesOf(field);
  return (value) => {
    const files = isFileList(value) ? value : [];
    const ofFiles = files.flatMap((file) => fileIssues(field, file));
    if (files.length > maxFiles)
      return [{ code: 'too_many_files', fieldName: field.name, params: { maxFiles } }, ...ofFiles];
    return ofFiles.length === 0 ? noIssues : ofFiles;
  };
}

/** Placeholder for any file in examples of the analysis. */
function sample(field: Field): readonly FileReference[] {
  const [mediaType = ''] = fileRulesOf(field).mediaTypes;
  const name = `example.${mediaType.split('/')[1]}`;
  return [{ id: '00000000-0000-4000-8000-000000000000', name, mediaType, bytes: 1 }];
}

function filled(files: readonly FileReference[]): FieldValue {
  return files.length > 0 ? files : undefined;
}

/** Files stored by the host. */
const fileKind = defineKind({
  domain: () => ({ kind: 'presence' }),
  normalise: (_offered, raw) => filled(readFiles(raw).files),
  restore: (_offered, stored) => {
    const { files, isWhole } = readFiles(stored);
    return { value: filled(files), isWhole };
  },
  validator,
  format: (value) => (isFileList(value) ? value.map(({ name }) => name).join(', ') : ''),
});

/** Files of the shopper, stored by the host. */
export const fileType: BuiltInFieldType = () => fileKind;

export const fileFacts: FieldTypeFacts = {
  options: ['hint', 'accept'],
  rules: ['maxFiles', 'maxFileBytes', 'message'],
  foreignNames: { surveyQuestions: ['file'] },
  sample,
};
