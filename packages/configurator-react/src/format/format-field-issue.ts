import { type Configurator, formatIssue, type Issue } from 'configurator-core';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';

/** Formats an issue as a sentence. A missing file that is being uploaded gets a message about the upload instead. */
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
