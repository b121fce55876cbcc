import type { Issue } from 'configurator-core';
import { selectShownIssues } from 'configurator-core/machine';
import { formatFieldIssue } from '../format/format-field-issue.ts';
import { useSession } from '../session/session-context.ts';
import { hasSameEntries, useConfiguratorSelector } from './use-configurator-selector.ts';
import { useUploadingFields } from './use-uploads.ts';

/** An issue with its sentence. */
export interface DueIssue extends Issue {
  readonly sentence: string;
}

/** Returns the issues of the steps that the shopper tried to leave; all issues after a refused submit. */
export function useDueIssues(): readonly DueIssue[] {
  const { configurator, texts } = useSession();
  const uploading = useUploadingFields();
  return useConfiguratorSelector(selectShownIssues, hasSameEntries).map((issue) => ({
    ...issue,
    sentence: formatFieldIssue(issue, configurator, texts, uploading.includes(issue.fieldName)),
  }));
}
