import type { TemplateIssue } from 'configurator-core';
import { germanTexts, LoadError } from 'configurator-react';

interface TemplateErrorProps {
  issues: readonly TemplateIssue[];
  onRetry: () => void;
}

/** Shows why the configurator cannot be used. */
export function TemplateError({ issues, onRetry }: TemplateErrorProps) {
  return <LoadError texts={germanTexts} issues={issues} onRetry={onRetry} />;
}
