import type { Rule } from '../contract/condition.ts';
import type { Field } from '../contract/template.ts';
import { parseNumber } from '../field-types/comparison.ts';
import { limitNumber } from '../field-types/computed-value.ts';
import { valueKindOf } from '../field-types/registry.ts';
import type { FieldValue } from '../field-types/value.ts';
import { type Held, numbersIn } from './amount-span.ts';
import { computedHeld } from './computed-held.ts';
import { computationOf, type OrderedField } from './field-order.ts';
import { neighborNumber } from './neighbor-number.ts';
import { numberDomain } from './value-classes.ts';

/** Combinations of choices for which one number is looked at. */
const MOST_COMBINATIONS = 64;
/** Values that are computed to find splits, over all fields of a template. */
const MOST_PROBES = 20_000;
/** Changes of outcome between two numbers that are looked for. */
const MOST_CHANGES = 8;
const MOST_LISTED_OPTIONS = 4;

/** What fields hold, one value each. */
type HeldChoices = ReadonlyMap<string, Held>;

/** Everything a field of choices can hold, empty included; undefined for numbers and texts. */
function choicesOf({ place: { field } }: OrderedField): readonly FieldValue[] | undefined {
  const kind = valueKindOf(field);
  if (!kind.holdsValue) return [undefined];
  const choices = kind.choices(field);
  if (choices !== null) return [undefined, ...choices];
  if (!kind.isList || field.options.length > MOST_LISTED_OPTIONS) return undefined;
  return field.options.reduce<readonly (readonly string[])[]>(
    (lists, { value }) => lists.concat(lists.map((list) => [...list, value])),
    [[]],
  );
}

function asHeld(value: FieldValue): Held {
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? { kind: 'absent' } : { kind: 'one', value };
}

/**
 * Finds the numbers at which a computed value begins to meet a rule, for every number field that it follows from alone or
 * together with choices. Split there, the field has classes that each give one answer.
 * @param rulesOf the rules about a field, by name
 * @param literalsOf numbers that prices may compare a computed value with
 * @returns numbers by the name of the field that is to be split
 */
export function computedSplits(
  ordered: readonly OrderedField[],
  rulesOf: (name: string) => readonly Rule[],
  literalsOf: (field: Field) => readonly number[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const byName = new Map(ordered.map((entry) => [entry.place.field.name, entry]));
  const splits = new Map<string, Set<number>>();
  let probes = 0;

  /** The typed and the computed fields that a computed one follows from, itself included, inputs first. */
  function followsFrom(entry: OrderedField): readonly OrderedField[] {
    const found = new Set([entry]);
    for (const { inputs } of found) {
      for (const name of inputs) {
        const input = byName.get(name);
        if (input) found.add(input);
      }
    }
    return ordered.filter((other) => found.has(other));
  }

  for (const entry of ordered) {
    const computed = computationOf(entry.place.field);
    if (computed === null) continue;
    const literals = literalsOf(entry.place.field);
    const own = rulesOf(entry.place.field.name);
    const compared = [
      ...own.map(({ value }) => parseNumber(value)).filter((number) => number !== undefined),
      ...literals,
    ];
    if (own.length === 0 && literals.length === 0) continue;
    const closure = followsFrom(entry);
    const derived = closure.filter(({ place }) => computationOf(place.field) !== null);
    const typed = closure.filter(({ place }) => computationOf(place.field) === null);
    const bends = derived.flatMap(({ place }) => numbersIn(computationOf(place.field)?.logic));
    const numbers = typed.filter((field) => choicesOf(field) === undefined && holdsNumber(field));
    for (const { place } of numbers) {
      const known = splits.get(place.field.name) ?? new Set<number>();
      splits.set(place.field.name, known);
      for (const bend of bends) known.add(bend);
    }
    const [only] = numbers;
    if (only === undefined || numbers.length > 1 || typed.some((one) => one !== only && !choicesOf(one))) continue;

    /** What rules can tell of the computed value for a number: the side of each compared number, or the value itself. */
    const outcome = (choices: HeldChoices, number: number): string => {
      probes += 1;
      const held = new Map([...choices, [only.place.field.name, { kind: 'one', value: number } as const]]);
      for (const { place, inputs } of derived) {
        const computation = computationOf(place.field);
        const read = new Map<string, Held>(inputs.map((name) => [name, held.get(name) ?? { kind: 'absent' }]));
        const result = computation && computedHeld(computation, read);
        held.set(place.field.name, result ?? { kind: 'absent' });
      }
      const result = held.get(entry.place.field.name);
      if (result?.kind !== 'one') return 'empty';
      const { value } = result;
      if (typeof value !== 'number') return String(value);
      return compared.map((other) => Math.sign(value - other)).join();
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
        if (next === undefined || probes > MOST_PROBES) break;
        findChanges(neighborNumber(point, 1), neighborNumber(next, -1), (number) => outcome(choices, number), found);
      }
    }
  }
  return splits;
}

/** Whether a field holds a number that is typed. */
export function holdsNumber({ place: { field } }: OrderedField): boolean {
  const kind = valueKindOf(field);
  return typeof kind.normalise({ field, cutOffAt: null, optionValues: [], placeOf: () => -1 }, 1) === 'number';
}

/** Everything that fields of choices can hold together; some of it where that is too much. */
function combinations(fields: readonly OrderedField[]): readonly HeldChoices[] {
  let found: readonly HeldChoices[] = [new Map()];
  for (const field of fields) {
    const choices = choicesOf(field) ?? [undefined];
    found = found
      .flatMap((held) => choices.map((value) => new Map([...held, [field.place.field.name, asHeld(value)]])))
      .slice(0, MOST_COMBINATIONS);
  }
  return found;
}

/** Notes the last number before and the first after each change of an outcome within a range. */
function findChanges(from: number, to: number, outcome: (number: number) => string, found: Set<number>): void {
  let low = from;
  for (let count = 0; count < MOST_CHANGES && low < to; count += 1) {
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
