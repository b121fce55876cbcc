import { compileTemplate } from '../../compile/compile-template.ts';
import type { Scenario, Template } from '../../contract/template/template.ts';
import { runScenario } from '../../scenario/run-scenario.ts';
import { budgets } from '../diagram/budgets.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding, Undecided } from '../findings/finding.ts';
import { formatScenarioDifference } from '../findings/format-scenario-difference.ts';
import { fieldPlaces } from '../findings/template-elements.ts';

/** Differences listed in the message; further ones are only counted. */
const NAMED_DIFFERENCES = 4;

/**
 * Runs the scenarios of a template that can run.
 * @returns a finding for each failing scenario; those beyond the budget are undecided
 */
export function findFailingScenarios(template: Template): {
  readonly findings: readonly Finding[];
  readonly undecided: readonly Undecided[];
} {
  if (template.scenarios.length === 0) return { findings: [], undecided: [] };
  const compiled = compileTemplate(template);
  if (!compiled.ok) return { findings: [], undecided: [] };
  const configurator = compiled.value;
  const within = Math.floor(budgets.scenarios / Math.max(1, fieldPlaces(template).length));
  const free = fieldPlaces(template).flatMap(({ field }) => (field.base?.isFree ? [field.name] : []));
  // Skips scenarios that only the host's code can check.
  const isOpen = ({ values }: Scenario) => free.some((name) => Object.hasOwn(values, name));
  const findings = template.scenarios.slice(0, within).flatMap((scenario, index) => {
    if (isOpen(scenario)) return [];
    const { differences, values, result } = runScenario(configurator, scenario);
    if (differences.length === 0) return [];
    const phrases = differences
      .slice(0, NAMED_DIFFERENCES)
      .map((each) => formatScenarioDifference(configurator, each, scenario.quantity));
    const more = differences.length - phrases.length;
    if (more > 0) phrases.push({ de: `und ${more} weitere`, en: `and ${more} more` });
    const path = ['scenarios', index];
    return [
      buildFinding(
        'scenario_failed',
        { kind: 'scenario', path, label: scenario.name },
        {
          differences: {
            de: phrases.map(({ de }) => de).join(', '),
            en: phrases.map(({ en }) => en).join(', '),
          },
          fieldNames: [...new Set(differences.flatMap((each) => ('fieldName' in each ? [each.fieldName] : [])))],
          witness: Object.fromEntries(
            Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
          ),
          fix: { kind: 'set_scenario', path, scenario: { ...scenario, values, expected: result } },
        },
      ),
    ];
  });
  const undecided = template.scenarios.slice(within).map((_, place) => ({
    code: 'scenario_failed' as const,
    path: ['scenarios', within + place],
    reason: 'budget' as const,
  }));
  const open = template.scenarios
    .slice(0, within)
    .flatMap((scenario, index) =>
      isOpen(scenario)
        ? [{ code: 'scenario_failed' as const, path: ['scenarios', index], reason: 'text_rules' as const }]
        : [],
    );
  return { findings, undecided: [...open, ...undecided] };
}
