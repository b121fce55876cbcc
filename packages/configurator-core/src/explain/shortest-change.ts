import type { CompiledField } from '../compile/compiled-field.ts';
import type { Configurator } from '../compile/configurator.ts';
import { logicReads } from '../condition/logic-reads.ts';
import type { Condition, Rule } from '../contract/conditions/condition.ts';
import { matchCondition } from '../contract/conditions/match-condition.ts';
import type { ValidationRules } from '../contract/template/template.schema.ts';
import type { Option } from '../contract/template/template.ts';
import { type Evaluation, fieldOf } from '../evaluate/evaluation.ts';
import type { EvaluatedField } from '../evaluate/field-state.ts';
import { updateNormalised } from '../evaluate/update.ts';
import { parseNumber } from '../field-types/values/comparison.ts';
import { type FieldValue, isSameValue } from '../field-types/values/value.ts';

/** A change of one of the shopper's fields. An undefined value empties the field. */
export interface FieldChange {
  readonly fieldName: string;
  readonly value: FieldValue;
}

/** The fewest changes that make an option available. */
export interface Change {
  readonly changes: readonly FieldChange[];
  /** False if the search could not try all values, so that a shorter change may exist. */
  readonly isShortest: boolean;
}

/** A changed field with its new value. */
interface Moved {
  readonly compiled: CompiledField;
  readonly value: FieldValue;
}

/** Limit of evaluations per search; about 20 ms. */
const BUDGET = 20_000;

/** Lists with more options are tried with one option more or less, not with every subset. */
const MAX_SUBSET_OPTIONS = 6;

/** Returns every condition that decides if a field is shown and what it offers, and its expression if computed. */
export function conditionsOf({ section, group, field, kind }: CompiledField): Condition[] {
  return [
    kind.isDerived && field.computed ? { logic: field.computed.logic } : null,
    section.condition,
    group.condition,
    field.condition,
    ...field.options.map(({ condition }) => condition),
  ].filter((condition) => condition !== null);
}

/** Returns every rule in a condition, and every name that its JSON Logic reads. */
function termsOf(condition: Condition): { rules: Rule[]; names: string[] } {
  const join = (conditions: readonly Condition[]) => {
    const terms = conditions.map(termsOf);
    return { rules: terms.flatMap(({ rules }) => rules), names: terms.flatMap(({ names }) => names) };
  };
  return matchCondition(condition, {
    rule: (rule) => ({ rules: [rule], names: [] }),
    all: join,
    any: join,
    not: (inner) => termsOf(inner),
    logic: (logic) => ({ rules: [], names: [...logicReads(logic).paths] }),
  });
}

/** Returns the fields that affect the conditions, directly or indirectly, with the literals they are compared with. */
export function decidingFields(
  configurator: Configurator,
  conditions: readonly Condition[],
): Map<CompiledField, unknown[]> {
  const byId = new Map([...configurator.compiledFields.values()].map((compiled) => [compiled.field.id, compiled]));
  const deciding = new Map<CompiledField, unknown[]>();
  const pending = [...conditions];
  for (let condition = pending.pop(); condition; condition = pending.pop()) {
    const { rules, names } = termsOf(condition);
    for (const { field, value } of [...rules, ...names.map((name) => ({ field: name, value: undefined }))]) {
      // JSON Logic may read into a value: `list.0`.
      const read =
        configurator.compiledFields.get(field) ??
        byId.get(field) ??
        configurator.compiledFields.get(field.split('.')[0] ?? '');
      if (!read) continue;
      const literals = deciding.get(read);
      if (literals) literals.push(value);
      else {
        deciding.set(read, [value]);
        pending.push(...conditionsOf(read));
      }
    }
  }
  return deciding;
}

function decidingAbout(configurator: Configurator, { section, group, field }: CompiledField, option: Option) {
  const conditions = [section.condition, group.condition, field.condition, option.condition];
  return decidingFields(
    configurator,
    conditions.filter((condition) => condition !== null),
  );
}

/** Returns the names of the fields that affect whether an option is available. `shortestChange` changes only these. */
export function optionDeciders(configurator: Configurator, fieldName: string, optionValue: string): readonly string[] {
  const target = configurator.compiledFields.get(fieldName);
  const option = target?.field.options.find(({ value }) => value === optionValue);
  if (!target || !option) return [];
  const deciding = [...decidingAbout(configurator, target, option).keys()];
  return deciding.filter(({ kind }) => !kind.isDerived).map(({ name }) => name);
}

function subsets(values: readonly string[], { enteredValue, value: offered }: EvaluatedField): FieldValue[] {
  if (values.length > MAX_SUBSET_OPTIONS) {
    // Chosen options that are hidden are kept only if another change shows them again.
    return [...new Set([enteredValue, offered])].flatMap((list) => {
      const chosen = new Set(Array.isArray(list) ? list : []);
      return values.map((value) => values.filter((other) => (other === value) !== chosen.has(other)));
    });
  }
  return Array.from({ length: 2 ** values.length - 1 }, (_, bits) =>
    values.filter((_, index) => ((bits + 1) >> index) & 1),
  ).sort((left, right) => left.length - right.length);
}

/** Returns the literals and numbers between and beyond them, on the steps of the field. */
function numbersAround(literals: readonly number[], { min, max, step, integer }: ValidationRules): number[] {
  const points = [...literals, ...[min, max].filter((bound) => typeof bound === 'number')].sort((a, b) => a - b);
  const between = points.map((point, index) => (point + (points[index + 1] ?? point + 2)) / 2);
  const all = [...points, ...between, (points[0] ?? 0) - 1];
  const grid = step || (integer ? 1 : 0);
  if (!grid) return all;
  const from = min ?? 0;
  const onGrid = all.flatMap((point) => {
    const steps = Math.floor((point - from) / grid);
    return [steps - 1, steps, steps + 1, steps + 2].map((count) => Number((from + count * grid).toPrecision(12)));
  });
  return [...new Set(onGrid)];
}

/** Returns the values to try in a field: every choice; for numbers and texts, one per kind that rules distinguish. */
function candidates(state: EvaluatedField, literals: readonly unknown[]): readonly FieldValue[] {
  const { compiled } = state;
  const { field, kind, choices, isOpaque } = compiled;
  // Only the shopper can provide a file.
  if (isOpaque) return [];
  if (kind.isList)
    return subsets(
      field.options.map(({ value }) => value),
      state,
    );
  if (choices) return choices;
  const numbers = literals.map(parseNumber).filter((number) => number !== undefined);
  const texts = literals.filter((literal) => typeof literal === 'string');
  return [...texts, texts.join(' '), ...numbersAround(numbers, field.validationRules)]
    .map((raw) => kind.normalise(compiled, raw))
    .filter((value) => value !== undefined);
}

/** Returns whether the tried values do not represent all values of the field. */
function isCoarse({ field, kind, choices, isOpaque }: CompiledField, literals: readonly unknown[]): boolean {
  if (isOpaque) return true;
  if (kind.isList) return field.options.length > MAX_SUBSET_OPTIONS;
  // Unknown literals come from JSON Logic.
  return choices === null && (literals.includes(undefined) || field.validationRules.pattern !== undefined);
}

/**
 * Finds the fewest changes of the shopper's fields that make an option available. Tries every single change, then every
 * pair, and so on. Every new value is offered and valid once all changes are made.
 * @returns null if no change makes it available or none was found within the budget; no changes if it is available
 */
export function shortestChange(start: Evaluation, fieldName: string, optionValue: string): Change | null {
  const { configurator } = start;
  const target = configurator.compiledFields.get(fieldName);
  const option = target?.field.options.find(({ value }) => value === optionValue);
  // No change of the shopper makes a material available.
  if (!target || !option || fieldOf(start, target).unavailable.has(optionValue)) return null;
  const isReached = (evaluation: Evaluation) => {
    const { isVisible, hiddenOptions } = fieldOf(evaluation, target);
    return isVisible && !hiddenOptions.has(optionValue);
  };
  const deciding = [...decidingAbout(configurator, target, option)]
    .filter(([{ kind }]) => !kind.isDerived)
    // Fields after the fields that they depend on, so that no later change shows or hides a field or its options.
    .sort(([left], [right]) => left.rank - right.rank);
  const moves = deciding.map(([compiled, literals]) => {
    const state = fieldOf(start, compiled);
    const { enteredValue } = state;
    const others = candidates(state, literals).filter((value) => !isSameValue(value, enteredValue));
    return {
      compiled,
      enteredValue,
      tried: compiled.isRequired || enteredValue === undefined ? others : [...others, undefined],
    };
  });
  let spent = 0;
  let evaluation = start;

  /** Tries to reach the target with exactly `count` more changes, to fields from `from` on. */
  const search = (from: number, count: number, moved: readonly Moved[]): readonly Moved[] | null => {
    if (count === 0) {
      const isValid = ({ compiled }: Moved) => fieldOf(evaluation, compiled).issues.length === 0;
      return isReached(evaluation) && moved.every(isValid) ? moved : null;
    }
    for (let index = from; index <= moves.length - count; index += 1) {
      const move = moves[index];
      if (!move) continue;
      const { compiled, enteredValue, tried } = move;
      if (!fieldOf(evaluation, compiled).isVisible) continue;
      for (const value of tried) {
        if (spent >= BUDGET) return null;
        evaluation = updateNormalised(evaluation, compiled, value);
        spent += 1;
        const { value: offered, issues, comparisonIssues } = fieldOf(evaluation, compiled);
        // Later changes can only resolve comparisons with other fields.
        if (!isSameValue(offered, value) || issues.length > comparisonIssues.length) continue;
        const found = search(index + 1, count - 1, [...moved, { compiled, value }]);
        if (found) return found;
      }
      evaluation = updateNormalised(evaluation, compiled, enteredValue);
    }
    return null;
  };

  for (let count = 0; count <= moves.length && spent < BUDGET; count += 1) {
    const found = search(0, count, []);
    if (!found) continue;
    const changes = found
      .toSorted((left, right) => left.compiled.index - right.compiled.index)
      .map(({ compiled, value }) => ({ fieldName: compiled.name, value }));
    return { changes, isShortest: !deciding.some(([compiled, literals]) => isCoarse(compiled, literals)) };
  }
  return null;
}
