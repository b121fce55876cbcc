import { logicReads } from '../../condition/logic-reads.ts';
import { isOverItems, logicCall } from '../../contract/conditions/logic-call.ts';
import type { OrderedField } from '../findings/field-order.ts';
import type { AbstractValue } from '../numbers/amount-span.ts';
import { type Fraction, fraction, gcd, multiply } from '../numbers/fraction.ts';
import { linearForm } from '../numbers/linear-form.ts';
import { holdsNumber, type LinearComparison } from './computed-splits.ts';
import { MAX_MARKS } from './form-marks.ts';

/** Decimals to which sums in conditions are distinguished. Marks have no more decimals. */
export const FORM_DECIMALS = 4;

/** A linear form: a sum of numbers with integer factors that JSON Logic conditions compare with numbers. */
export interface ConditionForm {
  /** A name that no field has. */
  readonly name: string;
  readonly inputs: readonly string[];
  readonly logic: unknown;
  /** The numbers it is compared with, in ascending order. */
  readonly marks: readonly number[];
  /** Whether all numbers of these comparisons are exact binary fractions, so that equality is exact. */
  readonly isBinary: boolean;
}

/** A JSON Logic comparison that reads forms: two forms if it compares three operands. */
export interface FormComparison extends LinearComparison {
  readonly forms: readonly string[];
  /** The same comparison rewritten to compare forms with marks. */
  readonly logic: unknown;
}

/** The forms in the conditions of a template, and the comparisons that read them. */
export interface ConditionForms {
  readonly forms: readonly ConditionForm[];
  readonly comparisons: ReadonlyMap<object, FormComparison>;
}

interface DraftForm {
  readonly name: string;
  readonly factors: ReadonlyMap<string, bigint>;
  readonly marks: Set<number>;
  isBinary: boolean;
}

/** Comparison operators, each with the operator to use if both sides are negated. */
const comparing: ReadonlyMap<string, string> = new Map([
  ['>', '<'],
  ['<', '>'],
  ['>=', '<='],
  ['<=', '>='],
  ...['==', '!=', '===', '!=='].map((equality): [string, string] => [equality, equality]),
]);

const MARK_SCALE = 10n ** BigInt(FORM_DECIMALS);
const SIXTEENTHS = 16;

/** Returns whether a number is a multiple of 1/16, so that sums of such numbers are exact. */
export function isBinaryNumber(value: number): boolean {
  return Number.isInteger(value * SIXTEENTHS);
}

function isBinary(logic: unknown): boolean {
  if (typeof logic === 'number') return isBinaryNumber(logic);
  const call = logicCall(logic);
  return call === null || (call.operator !== '/' && call.args.every(isBinary));
}

/** Returns the operands that a call compares, in pairs; empty if the call is not a comparison. */
function pairsOf(logic: unknown): readonly (readonly [unknown, unknown])[] {
  const { operator = '', args = [] } = logicCall(logic) ?? {};
  if (!comparing.has(operator)) return [];
  if (args.length === 2) return [[args[0], args[1]]];
  const isBetween = args.length === 3 && (operator === '<' || operator === '<=');
  return isBetween
    ? [
        [args[0], args[1]],
        [args[1], args[2]],
      ]
    : [];
}

/** Returns every comparison in an expression, except those over the items of lists. */
export function comparisonsIn(logic: unknown): readonly object[] {
  const call = logicCall(logic);
  if (call === null || isOverItems(call.operator)) return [];
  if (pairsOf(logic).length > 0) return [Object(logic)];
  return call.args.flatMap(comparisonsIn);
}

/** Returns the mark at which a form is compared, or undefined if it has too many decimals. */
function markOf(constant: Fraction, ratio: Fraction): number | undefined {
  const { over, under } = multiply({ over: -constant.over, under: constant.under }, fraction(ratio.under, ratio.over));
  return MARK_SCALE % under === 0n ? Number(over) / Number(under) : undefined;
}

/** Returns the ratio of these factors to those of another form, or undefined if they are not proportional. */
function ratioTo({ factors }: DraftForm, own: ReadonlyMap<string, bigint>): Fraction | undefined {
  const ratios = [...own].map(([name, factor]) => ({ factor, other: factors.get(name) }));
  const [first] = ratios;
  if (own.size !== factors.size || first?.other === undefined) return undefined;
  const ratio = fraction(first.factor, first.other);
  const isSame = ratios.every(
    ({ factor, other }) => other !== undefined && factor * ratio.under === other * ratio.over,
  );
  return isSame ? ratio : undefined;
}

/**
 * Finds the linear expressions over several numbers that JSON Logic conditions compare. Of the expressions that share a
 * number, uses only the first one and those proportional to it.
 * @param conditions the JSON Logic of the conditions
 * @param taken number fields already used by the marks of computed fields
 */
export function conditionForms(
  ordered: readonly OrderedField[],
  conditions: readonly unknown[],
  taken: ReadonlySet<string>,
): ConditionForms {
  const names = new Set(ordered.map(({ place }) => place.field.name));
  const anyNumber = new Map<string, AbstractValue>(
    ordered.filter(holdsNumber).flatMap(({ place: { field } }): [string, AbstractValue][] => {
      const { min, max } = field.validationRules;
      const isBounded = typeof min === 'number' && typeof max === 'number';
      return isBounded
        ? [[field.name, { kind: 'span', low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }]]
        : [];
    }),
  );
  const used = new Set(taken);
  const drafts: DraftForm[] = [];
  const comparisons = new Map<object, FormComparison>();

  function draftFor(
    factors: ReadonlyMap<string, bigint>,
  ): { readonly draft: DraftForm; readonly ratio: Fraction } | null {
    for (const draft of drafts) {
      const ratio = ratioTo(draft, factors);
      if (ratio !== undefined) return { draft, ratio };
    }
    if ([...factors.keys()].some((name) => used.has(name))) return null;
    let name = `form ${drafts.length}`;
    while (names.has(name)) name = `${name}'`;
    const draft = { name, factors, marks: new Set<number>(), isBinary: true };
    drafts.push(draft);
    for (const input of factors.keys()) used.add(input);
    return { draft, ratio: { over: 1n, under: 1n } };
  }

  /** Returns the comparison of a form with a mark for a pair of operands, or null if there is none. */
  function comparePair(operator: string, sides: readonly [unknown, unknown]): FormComparison | null {
    const node = { [operator]: sides };
    const form = linearForm({ '-': sides }, anyNumber);
    const terms = [...(form?.terms ?? [])].filter(([, { over }]) => over !== 0n);
    if (form === undefined || terms.length < 2 || terms.length < new Set(logicReads(node).paths).size) return null;
    const scale = terms.reduce((shared, [, { under }]) => (shared / gcd(shared, under)) * under, 1n);
    const factors = new Map(terms.map(([name, { over, under }]) => [name, over * (scale / under)]));
    const found = draftFor(factors);
    const mark = found && markOf(multiply(form.constant, { over: scale, under: 1n }), found.ratio);
    if (!found || mark === undefined || mark === null) return null;
    const { draft, ratio } = found;
    if (draft.marks.size >= MAX_MARKS && !draft.marks.has(mark)) return null;
    draft.marks.add(mark);
    draft.isBinary &&= isBinary(node);
    const asked = ratio.over < 0n ? comparing.get(operator) : operator;
    const logic = { [asked ?? operator]: [{ var: draft.name }, mark] };
    return { node, inputs: [...factors.keys()], forms: [draft.name], logic };
  }

  function compare(node: object): void {
    const { paths, readsAll } = logicReads(node);
    if (readsAll || !paths.every((path) => anyNumber.has(path))) return;
    const operator = logicCall(node)?.operator ?? '';
    const pairs = pairsOf(node).map((sides) => comparePair(operator, sides));
    if (pairs.includes(null)) return;
    const known = pairs.filter((pair) => pair !== null);
    const [only] = known;
    comparisons.set(node, {
      node,
      inputs: [...new Set(known.flatMap(({ inputs }) => inputs))],
      forms: known.flatMap(({ forms }) => forms),
      logic: known.length === 1 ? only?.logic : { and: known.map(({ logic }) => logic) },
    });
  }

  for (const node of conditions.flatMap(comparisonsIn)) compare(node);
  return {
    forms: drafts
      .filter(({ marks }) => marks.size > 0)
      .map(({ name, factors, marks, isBinary: ofBinary }) => ({
        name,
        inputs: [...factors.keys()],
        logic: { '+': [...factors].map(([input, factor]) => ({ '*': [Number(factor), { var: input }] })) },
        marks: [...marks].sort((a, b) => a - b),
        isBinary: ofBinary,
      })),
    comparisons,
  };
}

/** Returns the names of the forms that an expression compares. */
export function formsIn(logic: unknown, comparisons: ConditionForms['comparisons']): readonly string[] {
  return comparisonsIn(logic).flatMap((node) => comparisons.get(node)?.forms ?? []);
}

/** Returns whether a comparison reads a span and nothing absent. Only then is it equal to its form. */
function isOpen({ inputs }: FormComparison, assignment: ReadonlyMap<string, AbstractValue>): boolean {
  const entries = inputs.map((name) => assignment.get(name)?.kind ?? 'absent');
  return entries.includes('span') && !entries.includes('absent');
}

/** Returns the expression with its open comparisons replaced by comparisons of their forms. */
export function withForms(
  logic: unknown,
  comparisons: ConditionForms['comparisons'],
  assignment: ReadonlyMap<string, AbstractValue>,
): unknown {
  const call = logicCall(logic);
  if (call === null || isOverItems(call.operator)) return logic;
  const own = comparisons.get(Object(logic));
  if (own) return isOpen(own, assignment) ? own.logic : logic;
  return { [call.operator]: call.args.map((argument) => withForms(argument, comparisons, assignment)) };
}
