import { type Configurator, formatIssue, type Issue } from 'configurator-core';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';

/** The sentence for an issue. A missing file that is on its way needs no other one. */
export function formatFieldIssue(
  issue: Issue,
  configurator: Configurator,
  texts: ConfiguratorTexts,
  isUploading: boolean,
): string {
  const { code, fieldName } = issue;
  if (isUploading && code === 'required') return texts.uploadRunning(configurator.fields.get(fieldName)?.label ?? '');
  return formatIssue(issue, configurator, texts.issues);
}
