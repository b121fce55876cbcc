import { compileTemplate } from '../../compile/compile-template.ts';
import type { Configurator } from '../../compile/configurator.ts';
import { readAmount } from '../../contract/prices/price-amount.ts';
import type { PriceTable, TableAxis, TableRange } from '../../contract/prices/price-table.ts';
import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import type { Field, PriceRule } from '../../contract/template/template.ts';
import { evaluate } from '../../evaluate/evaluate.ts';
import { fieldState, issuesOf } from '../../evaluate/read-evaluation.ts';
import { isEmptyValue } from '../../field-types/values/value.ts';
import { cheapestPath } from '../diagram/cheapest-path.ts';
import { type Diagram, NO, YES } from '../diagram/decision-diagram.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding, WitnessValues } from '../findings/finding.ts';
import type { AnalysisContext } from '../model/decision.ts';
import { numberDomain } from '../model/value-classes.ts';
import { between } from '../numbers/number-classes.ts';
import { tablePlaces } from '../numbers/table-places.ts';

/** One axis of a table and the rule that it belongs to. */
interface Side {
  readonly rule: PriceRule;
  readonly rulePath: TemplatePath;
  readonly path: TemplatePath;
  readonly axis: TableAxis;
  readonly gap: PriceTable['gap'];
  readonly field: Field;
}

function elementOf({ rule, rulePath }: Side) {
  return { kind: 'price_rule', path: rulePath, label: rule.label } as const;
}

function wordsOf({ from, to }: TableRange): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** Finds overlapping ranges. Ranges may share an end. */
function overlaps(side: Side, ranges: readonly TableRange[]): readonly Finding[] {
  return ranges.flatMap((range, place) => {
    const earlier = ranges.slice(0, place).find(({ from, to }) => from < range.to && range.from < to);
    const same = ranges.slice(0, place).find(({ from, to }) => from === range.from && to === range.to);
    const other = earlier ?? same;
    if (other === undefined) return [];
    const detail = {
      path: [...side.path, 'ranges', place],
      others: [side.field.label, wordsOf(other), wordsOf(range)],
      fieldNames: [side.field.name],
    };
    return [buildFinding('table_overlap', elementOf(side), detail)];
  });
}

/** Returns a valid number that the table rejects, or undefined if none is found. */
function rejectedNumber({ gap, field }: Side, ranges: readonly TableRange[]): number | undefined {
  const domain = numberDomain(field);
  const sorted = [...ranges].sort((left, right) => left.from - right.from);
  const gaps: [number, number][] = [];
  let covered = Number.NEGATIVE_INFINITY;
  for (const { from, to } of sorted) {
    if (from > covered && gap === 'reject') gaps.push([covered, from]);
    covered = Math.max(covered, to);
  }
  gaps.push([covered, Number.POSITIVE_INFINITY]);
  for (const [low, high] of gaps) {
    const { value } = between(low, high, domain);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns a valid value of the field that has no entry in the table. */
function rejectedValue(side: Side): string | number | undefined {
  const { axis, field } = side;
  if (axis.ranges) return rejectedNumber(side, axis.ranges);
  return field.options.find(({ value }) => !isEmptyValue(value) && !axis.options.includes(value))?.value;
}

/** States in which the table may reject the field's value, and those in which it certainly does. */
interface RejectedStates {
  readonly possible: Diagram;
  readonly sure: Diagram;
}

function rejectedComputed({ model }: AnalysisContext, { axis, gap, field }: Side): RejectedStates {
  const placesOf = tablePlaces(axis, gap);
  const states = (isRejected: (places: readonly number[]) => boolean, otherwise: Diagram) =>
    model.over([field.name], (assignment) => {
      const entry = assignment?.get(field.name);
      return entry === undefined ? otherwise : isRejected(placesOf(entry)) ? YES : NO;
    }) ?? otherwise;
  return {
    possible: states((places) => places.includes(-1), YES),
    sure: states((places) => places.length === 1 && places[0] === -1, NO),
  };
}

/** Returns values with which the table rejects the field's value, or null if none are found. */
function gapWitness(
  { model }: AnalysisContext,
  configurator: Configurator,
  { field }: Side,
  states: Diagram,
  value?: string | number,
): WitnessValues | null {
  const path = cheapestPath(model.diagrams, model.certain(states));
  if (path === undefined) return null;
  const witness = { ...model.values(path), ...(value !== undefined && { [field.name]: value }) };
  const isShown = issuesOf(evaluate(configurator, witness)).some(
    ({ code, fieldName }) => code === 'not_in_table' && fieldName === field.name,
  );
  return isShown ? witness : null;
}

function gapsOf(context: AnalysisContext, configurator: Configurator, side: Side): readonly Finding[] {
  const own = context.model.fieldOf(side.field.name);
  if (own === undefined) return [];
  const typed = own.computed === null ? rejectedValue(side) : undefined;
  if (own.computed === null && typed === undefined) return [];
  const { diagrams, visible, holds } = context.model;
  const reached = context.within('table_gap', side.path, () => {
    const applies = diagrams.and(visible(own), holds(side.rule.when));
    const { possible, sure } = own.computed === null ? { possible: YES, sure: YES } : rejectedComputed(context, side);
    if (context.can(diagrams.and(applies, possible)) === 'no') return 'no';
    return gapWitness(context, configurator, side, diagrams.and(applies, sure), typed);
  });
  if (reached === undefined || reached === 'no') return [];
  if (reached === null) {
    context.leaveOpen('table_gap', side.path, own.computed === null ? 'budget' : 'json_logic');
    return [];
  }
  const value = typed ?? fieldState(evaluate(configurator, reached), side.field.name)?.value;
  const option = side.field.options.find((one) => one.value === value);
  const others = [side.field.label, option?.label ?? String(value)];
  const detail = { path: side.path, others, fieldNames: [side.field.name], witness: reached };
  return [buildFinding('table_gap', elementOf(side), detail)];
}

/** Finds options of a table that its field does not offer. */
function unknownOptions(side: Side): readonly Finding[] {
  return (side.axis.options ?? []).flatMap((value, place) => {
    if (side.field.options.some((option) => option.value === value)) return [];
    const detail = { path: [...side.path, 'options', place], others: [value], fieldNames: [side.field.name] };
    return [buildFinding('unknown_option', elementOf(side), detail)];
  });
}

/** Finds overlapping ranges, options that are not offered, and values without a price in the price tables. */
export function findTables(
  context: AnalysisContext,
  template: Parameters<typeof compileTemplate>[0],
): readonly Finding[] {
  const sides = template.priceRules.flatMap((rule, index) => {
    const amount = readAmount(rule.amount);
    if (amount.kind !== 'table') return [];
    const { table } = amount;
    const rulePath = ['price_rules', index];
    return (['columns', 'rows'] as const).flatMap((key): Side[] => {
      const axis = table[key];
      const field = axis && context.model.find(axis.field);
      return axis && field
        ? [{ rule, rulePath, path: [...rulePath, 'amount', 'table', key], axis, gap: table.gap, field }]
        : [];
    });
  });
  if (sides.length === 0) return [];
  const compiled = compileTemplate(template);
  if (!compiled.ok) return [];
  return sides.flatMap((side) => [
    ...overlaps(side, side.axis.ranges ?? []),
    ...unknownOptions(side),
    ...gapsOf(context, compiled.value, side),
  ]);
}
