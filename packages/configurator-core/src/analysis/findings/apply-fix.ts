import type { Condition } from '../../contract/conditions/condition.ts';
import { isSamePath, type TemplatePath } from '../../contract/primitives/template-path.ts';
import type { Field, Scenario, Template } from '../../contract/template/template.ts';
import { mapNamesInScenario } from '../../scenario/map-scenario.ts';
import type { Fix } from './finding.ts';

/** Maps the elements of a list and removes those mapped to null. */
function rewriteAll<T>(
  list: readonly T[],
  base: TemplatePath,
  change: (element: T, path: TemplatePath) => T | null,
): readonly T[] {
  return list
    .map((element, index) => change(element, [...base, index]))
    .filter((element): element is NonNullable<typeof element> => element !== null);
}

function fieldNames(sections: Template['sections']): readonly string[] {
  return sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
}

/** Removes fields from a scenario, as deleting them does. */
function withoutFields(scenario: Scenario, names: readonly string[]): Scenario {
  const removed = new Set(names);
  return mapNamesInScenario(scenario, (name) => (removed.has(name) ? null : name));
}

/** Applies a fix and returns the changed template. Changes nothing if the path does not exist. */
export function applyFix(template: Template, fix: Fix): Template {
  const isTarget = (path: TemplatePath): boolean => isSamePath(path, fix.path);
  const isRemoved = (path: TemplatePath): boolean => fix.kind === 'remove' && isTarget(path);
  const withCondition = <T extends { readonly condition: Condition | null }>(element: T, path: TemplatePath): T =>
    fix.kind === 'set_condition' && isTarget(path) ? { ...element, condition: fix.condition } : element;
  const changeField = (field: Field, path: TemplatePath): Field | null => {
    if (isRemoved(path)) return null;
    const options = rewriteAll(field.options, [...path, 'options'], (option, optionPath) =>
      isRemoved(optionPath) ? null : withCondition(option, optionPath),
    );
    const changed = withCondition({ ...field, options }, path);
    if (fix.kind === 'set_optional' && isTarget(path)) return { ...changed, isRequired: false };
    if (fix.kind === 'remove_comparison' && isTarget(path)) {
      const { [fix.rule]: _, ...validationRules } = changed.validationRules;
      return { ...changed, validationRules };
    }
    return fix.kind === 'rename_field' && isTarget(path) ? { ...changed, name: fix.name } : changed;
  };
  const sections = rewriteAll(template.sections, ['sections'], (section, sectionPath) => {
    if (isRemoved(sectionPath)) return null;
    const groups = rewriteAll(section.groups, [...sectionPath, 'groups'], (group, groupPath) => {
      if (isRemoved(groupPath)) return null;
      return withCondition(
        { ...group, fields: rewriteAll(group.fields, [...groupPath, 'fields'], changeField) },
        groupPath,
      );
    });
    return withCondition({ ...section, groups }, sectionPath);
  });
  const kept = new Set(fieldNames(sections));
  const removedNames = fix.kind === 'remove' ? fieldNames(template.sections).filter((name) => !kept.has(name)) : [];
  return {
    ...template,
    sections,
    priceRules: rewriteAll(template.priceRules, ['price_rules'], (rule, path) => {
      if (isRemoved(path)) return null;
      return fix.kind === 'set_condition' && isTarget(path) ? { ...rule, when: fix.condition } : rule;
    }),
    quantityBreaks: rewriteAll(template.quantityBreaks, ['quantity_breaks'], (each, path) =>
      isRemoved(path) ? null : each,
    ),
    scenarios: rewriteAll(template.scenarios, ['scenarios'], (scenario, path) => {
      if (isRemoved(path)) return null;
      return fix.kind === 'set_scenario' && isTarget(path) ? fix.scenario : withoutFields(scenario, removedNames);
    }),
  };
}
