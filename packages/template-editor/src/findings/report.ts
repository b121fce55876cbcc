import {
  compileTemplate,
  parseTemplate,
  serializeTemplate,
  type Template,
  type TemplateIssue,
} from 'configurator-core';
import { type Analysis, analyseTemplate, type PriceBounds, priceBounds } from 'configurator-core/analysis';

/** What can be said of a template: whether it runs, what is wrong with it, and what it can cost. */
export interface Report extends Analysis {
  /** Why it does not run; empty where it does. */
  readonly issues: readonly TemplateIssue[];
  /** Null where it does not run, or no configuration is valid. */
  readonly bounds: PriceBounds | null;
}

/**
 * Analyses a template of the wire format. Takes milliseconds for most, up to seconds for the largest: call it in a worker.
 * @param basePriceCents EUR cents, gross; the article's price
 */
export function createReport(json: unknown, basePriceCents: number): Report {
  const parsed = parseTemplate(json);
  return parsed.ok ? analyse(parsed.value, basePriceCents) : refused(parsed.error);
}

/** The same for a document of the editor, with built-in types in place of the host's: a worker has no code of the host. */
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

/** Whether a template must not go live. */
export function hasErrors({ issues, findings }: Pick<Report, 'issues' | 'findings'>): boolean {
  return issues.length > 0 || findings.some(({ severity }) => severity === 'error');
}

/** How many errors keep a template from going live. */
export function countErrors({ issues, findings }: Pick<Report, 'issues' | 'findings'>): number {
  return findings.filter(({ severity }) => severity === 'error').length || issues.length;
}
