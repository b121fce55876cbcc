import type { FieldValue, Values } from '../field-types/value.ts';
import type { Evaluation } from './evaluation.ts';
import type { FieldState } from './field-slot.ts';
import { type Issue, noIssues } from './issue.ts';
import type { GroupState, SectionSlot, SectionState } from './section-slot.ts';

/** A field by name; undefined where the template has none of that name. */
export function fieldState(evaluation: Evaluation, name: string): FieldState | undefined {
  const compiled = evaluation.configurator.compiledFields.get(name);
  return compiled && evaluation.sections[compiled.sectionIndex]?.fields[compiled.localIndex];
}

function makeSectionState(evaluation: Evaluation, slot: SectionSlot, index: number): SectionState | null {
  const section = evaluation.configurator.template.sections[index];
  if (section === undefined) return null;
  const groups = section.groups.map(
    (group, groupIndex): GroupState => ({
      group,
      isVisible: slot.isShown && slot.groupsShown?.[groupIndex] !== false,
      fields: slot.fields.filter((field) => field.compiled.groupIndex === groupIndex),
    }),
  );
  return {
    section,
    index,
    isVisible: slot.isShown,
    isComplete: slot.issueCount === 0,
    issues: slot.issueCount === 0 ? noIssues : slot.fields.flatMap((field) => field.issues),
    groups,
  };
}

/** One section by its place in the template. */
export function sectionState(evaluation: Evaluation, index: number): SectionState | undefined {
  const slot = evaluation.sections[index];
  if (slot === undefined) return undefined;
  slot.state ??= makeSectionState(evaluation, slot, index);
  return slot.state ?? undefined;
}

/** All sections, hidden ones too, in order. */
export function sectionStates(evaluation: Evaluation): readonly SectionState[] {
  return evaluation.sections.map((_, index) => sectionState(evaluation, index)).filter((state) => state !== undefined);
}

/** What is wrong with the fields that show, in template order. */
export function issuesOf(evaluation: Evaluation): readonly Issue[] {
  evaluation.issues ??=
    evaluation.issueCount === 0
      ? noIssues
      : evaluation.sections.flatMap((section) =>
          section.issueCount === 0 ? [] : section.fields.flatMap((field) => field.issues),
        );
  return evaluation.issues;
}

/** What one section's fields hold, hidden ones too, by name. */
export function sectionValues(section: SectionSlot): Values {
  if (section.values === null) {
    const values: Record<string, FieldValue> = {};
    for (const { compiled, stored } of section.fields) if (stored !== undefined) values[compiled.name] = stored;
    section.values = values;
  }
  return section.values;
}

/** What all fields hold, hidden ones too, by name; the same object as long as the evaluation is. */
export function valuesOf(evaluation: Evaluation): Values {
  if (evaluation.values === null) {
    const values: Record<string, FieldValue> = {};
    for (const section of evaluation.sections) Object.assign(values, sectionValues(section));
    evaluation.values = values;
  }
  return evaluation.values;
}

/** The values that count: of fields that show and are filled. What a configuration consists of. */
export function countedValuesOf(evaluation: Evaluation): Values {
  const values: Record<string, FieldValue> = {};
  for (const section of evaluation.sections) {
    for (const { compiled, counted } of section.fields) if (counted !== undefined) values[compiled.name] = counted;
  }
  return values;
}
