import { type Issue, noIssues } from '../field-types/values/issue.ts';
import { type Evaluation, fieldOf } from './evaluation.ts';
import type { FieldState } from './field-state.ts';
import type { SectionState } from './section-state.ts';

/** Returns a field by name, or undefined if the name is unknown. */
export function fieldState(evaluation: Evaluation, name: string): FieldState | undefined {
  const compiled = evaluation.configurator.compiledFields.get(name);
  return compiled && fieldOf(evaluation, compiled);
}

/** Returns all sections in order, including hidden ones. */
export function sectionStates(evaluation: Evaluation): readonly SectionState[] {
  return evaluation.version.sections;
}

/** Returns the sections that are steps, in order. */
export function stepStates({ version: { sections, steps } }: Evaluation): readonly SectionState[] {
  return steps.map((index) => sections[index]).filter((section) => section !== undefined);
}

/** Returns the issues of all visible fields in template order. The same list until one of them changes. */
export function issuesOf({ version }: Evaluation): readonly Issue[] {
  version.issues ??= version.issueCount === 0 ? noIssues : version.sections.flatMap(({ issues }) => issues);
  return version.issues;
}
