import {
  compileTemplate,
  parseTemplate,
  serializeTemplate,
  type Template,
  type TemplateIssue,
} from 'configurator-core';
import { type Analysis, analyseTemplate, type PriceBounds, priceBounds } from 'configurator-core/analysis';

/** Report on a template: issues that prevent it from running, findings and price bounds. */
export interface Report extends Analysis {
  /** Issues that prevent it from running; empty if it runs. */
  readonly issues: readonly TemplateIssue[];
  /** null if it does not run, or no configuration is valid. */
  readonly bounds: PriceBounds | null;
}

/**
 * Analyses a template in wire format. Takes milliseconds for most, up to seconds for the largest: call it in a worker.
 * @param basePriceCents the article's price in gross EUR cents
 */
export function createReport(json: unknown, basePriceCents: number): Report {
  const parsed = parseTemplate(json);
  return parsed.ok ? analyse(parsed.value, basePriceCents) : refused(parsed.error);
}

/** Like `createReport`, for a document whose host types were replaced by built-in ones: a worker has no host code. */
export function reportOf(template: Template, basePriceCents: number): Report {
  const parsed = parseTemplate(serializeTemplate(template));
  return parsed.ok ? analyse(template, basePriceCents) : refused(parsed.error);
}

function refused(issues: readonly TemplateIssue[]): Report {
  return { issues, findings: [], undecided: [], bounds: null };
}

function analyse(template: Template, basePriceCents: number): Report {
  const analysis = analyseTemplate(template);
  const compiled = compileTemplate(template);
  return {
    ...analysis,
    issues: compiled.ok ? [] : compiled.error,
    bounds: compiled.ok ? priceBounds(compiled.value, { basePriceCents }) : null,
  };
}

/** Whether errors prevent publishing. */
export function hasErrors({ issues, findings }: Pick<Report, 'issues' | 'findings'>): boolean {
  return issues.length > 0 || findings.some(({ severity }) => severity === 'error');
}

/** Counts the errors that prevent publishing. */
export function countErrors({ issues, findings }: Pick<Report, 'issues' | 'findings'>): number {
  return findings.filter(({ severity }) => severity === 'error').length || issues.length;
}
