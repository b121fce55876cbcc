import type { Rule } from '../../contract/conditions/condition.ts';
import type { Field } from '../../contract/template/template.ts';
import { domainOf, valueKindOf } from '../../field-types/registry.ts';
import { parseNumber } from '../../field-types/values/comparison.ts';
import { limitNumber } from '../../field-types/values/computed-value.ts';
import type { FieldValue } from '../../field-types/values/value.ts';
import { computationOf, type OrderedField } from '../findings/field-order.ts';
import { abstractComputed } from '../numbers/abstract-computed.ts';
import { type AbstractValue, decided, numbersIn } from '../numbers/amount-span.ts';
import { neighborNumber } from '../numbers/neighbor-number.ts';
import { numberDomain } from './value-classes.ts';

/** Limit of combinations of choices for which one number field is probed. */
const MAX_COMBINATIONS = 64;
/** Limit of values computed to find splits, over all fields of a template. */
const MAX_PROBES = 20_000;
/** Limit of outcome changes searched for between two numbers. */
const MAX_CHANGES = 8;
const MAX_LISTED_OPTIONS = 4;

/** A JSON Logic comparison over several numbers, and the names of their fields. */
export interface LinearComparison {
  readonly node: object;
  readonly inputs: readonly string[];
}

/** A JSON Logic condition and the names of the fields that it reads. */
export interface LogicCondition {
  readonly logic: unknown;
  readonly inputs: readonly string[];
  /** The comparisons in it that a linear form decides while all numbers are filled in. */
  readonly linear: readonly LinearComparison[];
}

/** One value per field. */
type AbstractChoices = ReadonlyMap<string, AbstractValue>;

/** Returns every value of a choice field, including empty. Returns undefined for numbers and texts. */
function choicesOf({ place: { field } }: OrderedField): readonly FieldValue[] | undefined {
  const kind = valueKindOf(field);
  if (!kind.holdsValue) return [undefined];
  const domain = kind.domain(field);
  if (domain.kind === 'choice') return [undefined, ...domain.values];
  if (!kind.isList || field.options.length > MAX_LISTED_OPTIONS) return undefined;
  return field.options.reduce<readonly (readonly string[])[]>(
    (lists, { value }) => lists.concat(lists.map((list) => [...list, value])),
    [[]],
  );
}

function asAbstract(value: FieldValue): AbstractValue {
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? { kind: 'absent' } : { kind: 'one', value };
}

/**
 * Finds the numbers at which the outcome of a rule about a computed value changes, for every number field it is
 * computed from, alone or together with choices. Split at these numbers, the field has classes with one outcome each.
 * @param rulesOf the rules about a field, by name
 * @param literalsOf numbers that prices may compare a computed value with
 * @param conditions the JSON Logic conditions
 * @returns split numbers by field name
 */
export function computedSplits(
  ordered: readonly OrderedField[],
  rulesOf: (name: string) => readonly Rule[],
  literalsOf: (field: Field) => readonly number[],
  conditions: readonly LogicCondition[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const byName = new Map(ordered.map((entry) => [entry.place.field.name, entry]));
  const splits = new Map<string, Set<number>>();
  let probes = 0;

  /** Returns the named fields and all fields that the computed ones among them depend on, inputs first. */
  function followsFrom(names: readonly string[]): readonly OrderedField[] {
    const found = new Set(names.map((name) => byName.get(name)).filter((entry) => entry !== undefined));
    for (const { inputs } of found) {
      for (const name of inputs) {
        const input = byName.get(name);
        if (input) found.add(input);
      }
    }
    return ordered.filter((other) => found.has(other));
  }

  /**
   * Splits the number fields that an outcome depends on: at the bends of expressions, and for a single number field
   * also where the outcome changes.
   * @param closure the fields that the outcome depends on, inputs first
   * @param written numbers in the outcome's own expression
   * @param outcomeOf the part of the outcome that rules read
   */
  function split(
    closure: readonly OrderedField[],
    written: readonly number[],
    outcomeOf: (assignment: ReadonlyMap<string, AbstractValue>) => string,
  ): void {
    const derived = closure.filter(({ place }) => computationOf(place.field) !== null);
    const typed = closure.filter(({ place }) => computationOf(place.field) === null);
    const bends = [...written, ...derived.flatMap(({ place }) => numbersIn(computationOf(place.field)?.logic))];
    const numbers = typed.filter((field) => choicesOf(field) === undefined && holdsNumber(field));
    for (const { place } of numbers) {
      const known = splits.get(place.field.name) ?? new Set<number>();
      splits.set(place.field.name, known);
      for (const bend of bends) known.add(bend);
    }
    const [only] = numbers;
    if (only === undefined || numbers.length > 1 || typed.some((one) => one !== only && !choicesOf(one))) return;

    const outcome = (choices: AbstractChoices, number: number): string => {
      probes += 1;
      const assignment = new Map([...choices, [only.place.field.name, { kind: 'one', value: number } as const]]);
      for (const { place, inputs } of derived) {
        const computation = computationOf(place.field);
        const read = new Map<string, AbstractValue>(
          inputs.map((name) => [name, assignment.get(name) ?? { kind: 'absent' }]),
        );
        const result = computation && abstractComputed(computation, read);
        assignment.set(place.field.name, result ?? { kind: 'absent' });
      }
      return outcomeOf(assignment);
    };

    const found = splits.get(only.place.field.name) ?? new Set<number>();
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = numberDomain(only.place.field);
    const ofRules = rulesOf(only.place.field.name).map(({ value }) => parseNumber(value));
    const points = [...bends, ...ofRules, limitNumber(min), limitNumber(max)]
      .filter((point) => point !== undefined)
      .filter((point) => point >= limitNumber(min) && point <= limitNumber(max))
      .sort((a, b) => a - b);
    for (const choices of combinations(typed.filter((one) => one !== only))) {
      for (const [index, point] of points.entries()) {
        const next = points[index + 1];
        if (next === undefined || probes > MAX_PROBES) break;
        const [first, last] = [neighborNumber(point, 1), neighborNumber(next, -1)];
        findChanges(first, last, (number) => outcome(choices, number), found);
        // An end may have a different outcome, as 0 has if a number is compared with an empty value.
        if (outcome(choices, point) !== outcome(choices, first)) found.add(point);
        if (outcome(choices, next) !== outcome(choices, last)) found.add(next);
      }
    }
  }

  for (const { place, inputs } of ordered) {
    const { name } = place.field;
    if (computationOf(place.field) === null) continue;
    const compared = [...rulesOf(name).flatMap(({ value }) => parseNumber(value) ?? []), ...literalsOf(place.field)];
    if (rulesOf(name).length === 0 && compared.length === 0) continue;
    // The part that rules read: the side of each compared number, or the value itself.
    split(followsFrom([name, ...inputs]), [], (assignment) => {
      const result = assignment.get(name);
      if (result?.kind !== 'one') return 'empty';
      const { value } = result;
      if (typeof value !== 'number') return String(value);
      return compared.map((other) => Math.sign(value - other)).join();
    });
  }
  for (const { logic, inputs, linear } of conditions) {
    const ofForms = linear.flatMap(({ node }) => numbersIn(node));
    const others = numbersIn(logic).filter((number) => !ofForms.includes(number));
    split(followsFrom(inputs), others, (assignment) => String(decided(logic, assignment)));
    // If the other numbers are empty, the comparison depends on the remaining number alone.
    for (const { node, inputs: numbers } of linear) {
      for (const name of numbers) split(followsFrom([name]), [], (assignment) => String(decided(node, assignment)));
    }
  }
  return splits;
}

/** Returns whether the shopper enters a number in this field. */
export function holdsNumber({ place: { field } }: OrderedField): boolean {
  return domainOf(field).kind === 'number';
}

/** Returns all combinations of values of choice fields, up to the limit. */
function combinations(fields: readonly OrderedField[]): readonly AbstractChoices[] {
  let found: readonly AbstractChoices[] = [new Map()];
  for (const field of fields) {
    const choices = choicesOf(field) ?? [undefined];
    found = found
      .flatMap((assignment) =>
        choices.map((value) => new Map([...assignment, [field.place.field.name, asAbstract(value)]])),
      )
      .slice(0, MAX_COMBINATIONS);
  }
  return found;
}

/** Adds the last number before and the first after each change of the outcome in a range. */
function findChanges(from: number, to: number, outcome: (number: number) => string, found: Set<number>): void {
  let low = from;
  for (let count = 0; count < MAX_CHANGES && low < to; count += 1) {
    const before = outcome(low);
    if (outcome(to) === before) return;
    let high = to;
    for (;;) {
      const middle = low + (high - low) / 2;
      if (middle <= low || middle >= high) break;
      if (outcome(middle) === before) low = middle;
      else high = middle;
    }
    found.add(low).add(high);
    low = high;
  }
}
