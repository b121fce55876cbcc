import { type Issue, noIssues } from '../field-types/values/issue.ts';
import { type Evaluation, fieldOf } from './evaluation.ts';
import type { FieldState } from './field-state.ts';
import type { SectionState } from './section-state.ts';

/** A field by name; undefined for a name that the template does not have. */
export function fieldState(evaluation: Evaluation, name: string): FieldState | undefined {
  const compiled = evaluation.configurator.compiledFields.get(name);
  return compiled && fieldOf(evaluation, compiled);
}

/** All sections, hidden ones included, in order. */
export function sectionStates(evaluation: Evaluation): readonly SectionState[] {
  return evaluation.version.sections;
}

/** The sections that are steps, in order. */
export function stepStates({ version: { sections, steps } }: Evaluation): readonly SectionState[] {
  return steps.map((index) => sections[index]).filter((section) => section !== undefined);
}

/** The issues of all visible fields, in template order; the same list until one of them changes. */
export function issuesOf({ version }: Evaluation): readonly Issue[] {
  version.issues ??= version.issueCount === 0 ? noIssues : version.sections.flatMap(({ issues }) => issues);
  return version.issues;
}
