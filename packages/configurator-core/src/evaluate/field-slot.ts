import type { FieldValue } from '../field-types/value.ts';
import { isEmptyValue, isSameValue } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import type { CompiledField } from '../template/compiled-template.ts';
import type { Field, Option } from '../template/template.ts';
import type { ShownParts } from './evaluation.ts';
import { type Issue, noIssues } from './issue.ts';
import type { Slots } from './slot-history.ts';

/** An option as the shopper meets it. */
export interface OptionState {
  readonly option: Option;
  /** Whether it can be chosen. */
  readonly isVisible: boolean;
  readonly isChosen: boolean;
}

/** A field at one moment. The same object as long as nothing in it changes. */
export interface FieldState {
  readonly field: Field;
  /** What the shopper sees in it, or would see if it were shown; an option that is not offered is not in it. */
  readonly value: FieldValue;
  readonly isVisible: boolean;
  readonly issues: readonly Issue[];
  readonly options: readonly OptionState[];
}

const noOptions: readonly OptionState[] = Object.freeze([]);

/** One field of an evaluation. Immutable; the list of options is made when it is first asked for. */
export class FieldSlot implements FieldState {
  declare readonly compiled: CompiledField;
  /** What memory holds, shown or not. */
  declare readonly stored: FieldValue;
  declare readonly value: FieldValue;
  /** What rules, prices and results see: undefined while hidden or empty. */
  declare readonly counted: FieldValue;
  declare readonly isVisible: boolean;
  declare readonly issues: readonly Issue[];
  declare readonly amountCents: Cents;
  /** Values of the options that are not offered; null for none. */
  declare readonly closed: ReadonlySet<string> | null;
  declare private optionStates: readonly OptionState[] | null;

  constructor(
    compiled: CompiledField,
    stored: FieldValue,
    value: FieldValue,
    isVisible: boolean,
    closed: ReadonlySet<string> | null,
  ) {
    this.compiled = compiled;
    this.stored = stored;
    this.value = value;
    const counted = isVisible && !isEmptyValue(value) ? value : undefined;
    this.counted = counted;
    this.isVisible = isVisible;
    let issues: readonly Issue[] = noIssues;
    if (counted !== undefined) {
      if (compiled.validate !== null) issues = compiled.validate(counted);
    } else if (isVisible && compiled.required !== null) issues = compiled.required;
    this.issues = issues;
    this.amountCents = counted !== undefined && compiled.optionCents.size > 0 ? amountOf(compiled, counted) : 0;
    this.closed = closed;
    this.optionStates = null;
  }

  get field(): Field {
    return this.compiled.field;
  }

  get options(): readonly OptionState[] {
    this.optionStates ??= this.makeOptions();
    return this.optionStates;
  }

  private makeOptions(): readonly OptionState[] {
    const { field, kind } = this.compiled;
    if (field.options.length === 0) return noOptions;
    const chosen = kind.chosen(this.value);
    return field.options.map((option) => ({
      option,
      isVisible: this.closed === null || !this.closed.has(option.value),
      isChosen: chosen.includes(option.value),
    }));
  }
}

function amountOf({ optionCents, kind }: CompiledField, value: FieldValue): Cents {
  if (typeof value === 'string') return optionCents.get(value) ?? 0;
  let sum = 0;
  for (const chosen of kind.chosen(value)) sum += optionCents.get(chosen) ?? 0;
  return sum;
}

function closedOptions(compiled: CompiledField, slots: Slots): ReadonlySet<string> | null {
  let closed: Set<string> | null = null;
  compiled.optionChecks?.forEach((check, index) => {
    if (check === null || check(slots)) return;
    closed ??= new Set();
    closed.add(compiled.field.options[index]?.value ?? '');
  });
  return closed;
}

function isSameSet(left: ReadonlySet<string> | null, right: ReadonlySet<string> | null): boolean {
  if (left === null || right === null) return left === right;
  if (left.size !== right.size) return false;
  for (const entry of left) if (!right.has(entry)) return false;
  return true;
}

/**
 * Works out one field from what it holds and the fields, sections and groups as they stand.
 * @param before the slot of the same field one moment ago; it is returned where nothing changed
 */
export function fillSlot(
  compiled: CompiledField,
  stored: FieldValue,
  slots: Slots,
  shown: ShownParts,
  before: FieldSlot | undefined,
): FieldSlot {
  const isVisible =
    shown.sections[compiled.sectionIndex] === true &&
    shown.groups[compiled.groupNumber] === true &&
    (compiled.check === null || compiled.check(slots));
  const closed = compiled.optionChecks === null ? null : closedOptions(compiled, slots);
  if (
    before !== undefined &&
    before.isVisible === isVisible &&
    isSameValue(before.stored, stored) &&
    isSameSet(before.closed, closed)
  ) {
    return before;
  }
  const value = closed === null ? stored : compiled.kind.withoutClosed(stored, closed);
  return new FieldSlot(compiled, stored, value, isVisible, closed);
}
