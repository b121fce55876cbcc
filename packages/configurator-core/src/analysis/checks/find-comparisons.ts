import { orderSteps } from '../../compile/order-steps.ts';
import type { Template } from '../../contract/template/template.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding, FindingCode } from '../findings/finding.ts';
import { orderOf, type PlacedComparison, placedComparisons } from '../model/placed-comparisons.ts';
import type { TemplateModel } from '../model/template-model.ts';

function findingOf(code: FindingCode, comparison: PlacedComparison, others: readonly string[]): Finding {
  const { place, path, rule, other } = comparison;
  return buildFinding(
    code,
    { kind: 'field', label: place.field.label, ...place },
    {
      path,
      others,
      fieldNames: [place.field.name, ...(other ? [other.name] : [])],
      fix: { kind: 'remove_comparison', path: place.path, rule },
    },
  );
}

/** Finds comparisons with a missing field, a non-number field or the field itself. The template cannot run. */
export function findInvalidComparisons(template: Template): readonly Finding[] {
  return placedComparisons(template)
    .filter(({ other }) => other === undefined)
    .map((comparison) => findingOf('invalid_comparison', comparison, [comparison.reference]));
}

/** Returns the least and the greatest valid number of a field, or null if it has none or they are unknown. */
function rangeOf(model: TemplateModel, name: string): { readonly least: number; readonly most: number } | null {
  const classes = model.fieldOf(name)?.classes.filter(({ kind }) => kind !== 'empty') ?? [];
  const numbers = classes.flatMap((entry) =>
    entry.kind === 'value' && typeof entry.value === 'number'
      ? [{ low: entry.low ?? entry.value, high: entry.high ?? entry.value }]
      : [],
  );
  if (numbers.length === 0 || numbers.length < classes.length) return null;
  return {
    least: numbers.reduce((least, { low }) => Math.min(least, low), Number.POSITIVE_INFINITY),
    most: numbers.reduce((most, { high }) => Math.max(most, high), Number.NEGATIVE_INFINITY),
  };
}

/** Finds comparisons that form a cycle, and reports one comparison per cycle. */
function circles(comparisons: readonly PlacedComparison[]): ReadonlyMap<PlacedComparison, readonly string[]> {
  const names = [...new Set(comparisons.flatMap((comparison) => orderOf(comparison) ?? []))];
  const places = new Map(names.map((name, place) => [name, place]));
  const greater = names.map((): number[] => []);
  for (const comparison of comparisons) {
    const [less = '', more = ''] = orderOf(comparison) ?? [];
    greater[places.get(less) ?? -1]?.push(places.get(more) ?? -1);
  }
  const labels = new Map(
    comparisons.flatMap(({ place, other }) =>
      [place.field, other ?? place.field].map((field) => [field.name, field.label]),
    ),
  );
  const found = new Map<PlacedComparison, readonly string[]>();
  const { cycles } = orderSteps(greater);
  const cycleOf = new Map(cycles.flatMap((cycle) => cycle.map((index) => [names[index] ?? '', cycle] as const)));
  const owned = new Set<readonly number[]>();
  for (const comparison of comparisons) {
    const [less = '', more = ''] = orderOf(comparison) ?? [];
    const cycle = cycleOf.get(less);
    if (cycle === undefined || cycle !== cycleOf.get(more) || owned.has(cycle)) continue;
    owned.add(cycle);
    // From the greatest field down, ending with the first one again.
    const round = [...cycle, cycle[0] ?? -1].reverse().map((index) => names[index] ?? '');
    found.set(
      comparison,
      round.map((name) => labels.get(name) ?? name),
    );
  }
  return found;
}

/**
 * Finds comparisons that no two valid numbers satisfy, that form a cycle, or that all valid numbers satisfy. Assumes
 * that both fields are shown and filled in, without checking whether that can happen.
 */
export function findComparisons(template: Template, model: TemplateModel): readonly Finding[] {
  const comparisons = placedComparisons(template);
  const inCircle = circles(comparisons);
  return comparisons.flatMap((comparison) => {
    const [less = '', more = ''] = orderOf(comparison) ?? [];
    const [lower, upper] = [rangeOf(model, less), rangeOf(model, more)];
    const others = [comparison.other?.label ?? ''];
    if (lower && upper && upper.most <= lower.least) return [findingOf('impossible_comparison', comparison, others)];
    const round = inCircle.get(comparison);
    if (round) return [findingOf('circular_comparison', comparison, round)];
    return lower && upper && upper.least > lower.most ? [findingOf('needless_comparison', comparison, others)] : [];
  });
}
