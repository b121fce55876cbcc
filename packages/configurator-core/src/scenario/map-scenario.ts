import type { Scenario } from '../contract/template/template.ts';

/** Maps the field names in a scenario. Null removes a field. Returns the same scenario if it names nothing changed. */
export function mapNamesInScenario(scenario: Scenario, change: (name: string) => string | null): Scenario {
  const { visible, issues } = scenario.expected;
  const names = [...Object.keys(scenario.values), ...visible, ...issues.map(({ fieldName }) => fieldName)];
  if (names.every((name) => change(name) === name)) return scenario;
  const changed = (name: string): readonly string[] => {
    const now = change(name);
    return now === null ? [] : [now];
  };
  return {
    ...scenario,
    values: Object.fromEntries(
      Object.entries(scenario.values).flatMap(([name, value]) => changed(name).map((now) => [now, value])),
    ),
    expected: {
      ...scenario.expected,
      visible: visible.flatMap(changed),
      issues: issues.flatMap((issue) => changed(issue.fieldName).map((fieldName) => ({ ...issue, fieldName }))),
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
