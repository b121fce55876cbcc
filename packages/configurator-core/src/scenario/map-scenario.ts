import type { Scenario } from '../contract/template/template.ts';

/** Renames a field in a scenario. @param to null removes the field */
export function renameInScenario(scenario: Scenario, from: string, to: string | null): Scenario {
  const { visible, issues } = scenario.expected;
  const isNamed =
    Object.hasOwn(scenario.values, from) ||
    visible.includes(from) ||
    issues.some(({ fieldName }) => fieldName === from);
  if (!isNamed) return scenario;
  const renamed = (name: string): readonly string[] => (name !== from ? [name] : to === null ? [] : [to]);
  return {
    ...scenario,
    values: Object.fromEntries(
      Object.entries(scenario.values).flatMap(([name, value]) => renamed(name).map((now) => [now, value])),
    ),
    expected: {
      ...scenario.expected,
      visible: visible.flatMap(renamed),
      issues: issues.flatMap((issue) => renamed(issue.fieldName).map((fieldName) => ({ ...issue, fieldName }))),
    },
  };
}

/** Renames an option in the values of a scenario. */
export function renameOptionInScenario(scenario: Scenario, fieldName: string, from: string, to: string): Scenario {
  if (!Object.hasOwn(scenario.values, fieldName)) return scenario;
  const chosen = scenario.values[fieldName];
  const renamed = (value: unknown) => (value === from ? to : value);
  const isNamed = chosen === from || (Array.isArray(chosen) && chosen.includes(from));
  if (!isNamed) return scenario;
  const value = Array.isArray(chosen) ? chosen.map(renamed) : renamed(chosen);
  return { ...scenario, values: { ...scenario.values, [fieldName]: value } };
}
