import type { CompiledField } from '../compile/compiled-field.ts';
import { type Issue, noIssues } from '../field-types/issue.ts';
import type { FieldValue, Values } from '../field-types/value.ts';
import type { Evaluation, Made } from './evaluation.ts';
import { type FieldSlot, type FieldState, slotAt } from './field-slot.ts';
import { tableOf } from './journal.ts';
import type { GroupState, SectionState } from './section-state.ts';

/** Results made before, or an empty record to keep them in. */
export function madeOf(evaluation: Evaluation): Made {
  evaluation.made ??= {};
  return evaluation.made;
}

/** A field by name; undefined where the template has none of that name. */
export function fieldState(evaluation: Evaluation, name: string): FieldState | undefined {
  const compiled = evaluation.configurator.compiledFields.get(name);
  return compiled && slotAt(evaluation, compiled);
}

function fieldsOfSection(evaluation: Evaluation, sectionIndex: number): readonly CompiledField[] {
  return evaluation.configurator.compiled.sections[sectionIndex] ?? [];
}

/** The fields of one section, in order. */
function sectionSlots(evaluation: Evaluation, sectionIndex: number): readonly FieldSlot[] {
  return fieldsOfSection(evaluation, sectionIndex).map((compiled) => slotAt(evaluation, compiled));
}

/** Whether nothing is missing or wrong in one section. */
export function isSectionComplete(evaluation: Evaluation, sectionIndex: number): boolean {
  const table = tableOf(evaluation);
  return fieldsOfSection(evaluation, sectionIndex).every(({ index }) => table.issuesOf(index) === 0);
}

function makeSectionState(
  evaluation: Evaluation,
  index: number,
  slots: readonly FieldSlot[],
): SectionState | undefined {
  const section = evaluation.configurator.template.sections[index];
  if (section === undefined) return undefined;
  const isVisible = evaluation.frame.parts[index] === true;
  const issues = slots.flatMap((slot) => slot.issues);
  const firstGroup = evaluation.configurator.compiled.firstGroups[index] ?? 0;
  const groups = section.groups.map(
    (group, place): GroupState => ({
      group,
      isVisible: isVisible && evaluation.frame.parts[firstGroup + place] === true,
      fields: slots.filter((slot) => slot.compiled.groupPart === firstGroup + place),
    }),
  );
  return { section, index, isVisible, isComplete: issues.length === 0, issues, groups };
}

/** Whether a state made for another version says the same of this one. */
function isStill(state: SectionState, evaluation: Evaluation, slots: readonly FieldSlot[]): boolean {
  if (state.isVisible !== evaluation.frame.parts[state.index]) return false;
  const firstGroup = evaluation.configurator.compiled.firstGroups[state.index] ?? 0;
  let place = 0;
  return state.groups.every(
    (group, groupIndex) =>
      group.isVisible === (state.isVisible && evaluation.frame.parts[firstGroup + groupIndex]) &&
      group.fields.every((field) => field === slots[place++]),
  );
}

/** One section by its place in the template. */
export function sectionState(evaluation: Evaluation, index: number): SectionState | undefined {
  const slots = sectionSlots(evaluation, index);
  const known = evaluation.frame.states[index];
  if (known && isStill(known, evaluation, slots)) return known;
  const made = makeSectionState(evaluation, index, slots);
  evaluation.frame.states[index] = made;
  return made;
}

/** All sections, hidden ones too, in order. */
export function sectionStates(evaluation: Evaluation): readonly SectionState[] {
  return evaluation.configurator.template.sections
    .map((_, index) => sectionState(evaluation, index))
    .filter((state) => state !== undefined);
}

/** What is wrong with the fields that show, in template order. */
export function issuesOf(evaluation: Evaluation): readonly Issue[] {
  if (evaluation.issueCount === 0) return noIssues;
  const made = madeOf(evaluation);
  if (made.issues === undefined) {
    const table = tableOf(evaluation);
    made.issues = evaluation.configurator.compiled.fields.flatMap((compiled) =>
      table.issuesOf(compiled.index) === 0 ? noIssues : slotAt(evaluation, compiled).issues,
    );
  }
  return made.issues;
}

/** The filled ones of a column, by field name. */
function filledIn(column: readonly FieldValue[], { configurator }: Evaluation): Values {
  const values: Record<string, FieldValue> = {};
  for (const { index, name } of configurator.compiled.fields) {
    const value = column[index];
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** What all fields hold, hidden ones too, by name; the same object as long as the evaluation is. */
export function valuesOf(evaluation: Evaluation): Values {
  const made = madeOf(evaluation);
  made.values ??= filledIn(tableOf(evaluation).stored, evaluation);
  return made.values;
}

/** The values that count: of fields that show and are filled. What a configuration consists of. */
export function countedValuesOf(evaluation: Evaluation): Values {
  return filledIn(tableOf(evaluation).counted, evaluation);
}
