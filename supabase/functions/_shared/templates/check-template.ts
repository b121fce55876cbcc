import { compileTemplate, formatTemplatePath, parseTemplate, type TemplatePath } from 'configurator-core';
import { analyseTemplate } from 'configurator-core/analysis';
import type { TemplateFault } from '../../../contracts/index.ts';
import { shopTemplateOptions } from '../../../field-types/index.ts';

/**
 * Budget of the analysis, a third of the editor's: with it, the largest template that the database stores takes about half
 * of the processor time of a hosted function. See `docs/decisions/0044-ids-and-publishing.md`.
 */
const ANALYSIS_STEPS = 500_000;

/** Number of faults that a reply lists. */
const MAX_FAULTS = 20;

/** Why a template may not be published. */
export interface TemplateCheck {
  /** The first ones; empty if it may be published. */
  readonly faults: readonly TemplateFault[];
  /** Number of questions left open. */
  readonly undecided: number;
}

/**
 * Checks whether a template may be published: it can be read with the shop's field types, it compiles, and its analysis
 * finds no error. The editor and the server apply the same rule.
 * @param today the current day in Berlin, for field types that compare dates with it
 */
export function checkTemplate(json: unknown, today: string): TemplateCheck {
  const options = shopTemplateOptions(today);
  const parsed = parseTemplate(json, options);
  if (!parsed.ok) return { faults: listed(parsed.error), undecided: 0 };
  const compiled = compileTemplate(parsed.value, options);
  const { findings, undecided } = analyseTemplate(parsed.value, ANALYSIS_STEPS);
  const errors = findings.filter(({ severity }) => severity === 'error');
  return {
    faults: listed(errors.length > 0 || compiled.ok ? errors : compiled.error),
    undecided: undecided.length,
  };
}

function listed(faults: readonly { readonly code: string; readonly path: TemplatePath }[]): readonly TemplateFault[] {
  return faults.slice(0, MAX_FAULTS).map(({ code, path }) => ({ code, path: formatTemplatePath(path) }));
}
