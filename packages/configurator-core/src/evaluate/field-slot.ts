import type { FieldValue } from '../field-types/value.ts';
import { isEmptyValue, isSameValue } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import type { CompiledField } from '../template/compiled-field.ts';
import type { Field, Option } from '../template/template.ts';
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

/** What conditions leave of a value. */
interface Limits {
  /** Values of the options that are not offered. */
  readonly closed: ReadonlySet<string>;
  readonly value: FieldValue;
}

/** One field of an evaluation. Immutable; what is seldom asked for is made when it is. */
export class FieldSlot implements FieldState {
  declare readonly compiled: CompiledField;
  /** What memory holds, shown or not. */
  declare readonly stored: FieldValue;
  /** What rules, prices and results see: undefined while hidden or empty. */
  declare readonly counted: FieldValue;
  declare readonly isVisible: boolean;
  declare readonly amountCents: Cents;
  /** What the value breaks; null for nothing. */
  declare private readonly broken: readonly Issue[] | null;
  /** Null where every option is offered. */
  declare private readonly limits: Limits | null;
  declare private optionStates: readonly OptionState[] | null;

  constructor(compiled: CompiledField, stored: FieldValue, isVisible: boolean, limits: Limits | null) {
    this.compiled = compiled;
    this.stored = stored;
    const value = limits === null ? stored : limits.value;
    const counted = isVisible && !isEmptyValue(value) ? value : undefined;
    this.counted = counted;
    this.isVisible = isVisible;
    let amountCents = 0;
    let broken: readonly Issue[] | null = null;
    if (counted !== undefined) {
      const { validate } = compiled;
      if (validate !== null) broken = validate(counted);
      if (compiled.hasOptions) amountCents = amountOf(compiled, counted);
    }
    this.amountCents = amountCents;
    this.broken = broken;
    this.limits = limits;
    this.optionStates = null;
  }

  get field(): Field {
    return this.compiled.field;
  }

  get value(): FieldValue {
    return this.limits === null ? this.stored : this.limits.value;
  }

  /** Values of the options that are not offered; null for none. */
  get closed(): ReadonlySet<string> | null {
    return this.limits === null ? null : this.limits.closed;
  }

  /** Whether it must be filled and is not. */
  private get isMissing(): boolean {
    return this.isVisible && this.counted === undefined && this.compiled.isRequired;
  }

  get issueCount(): number {
    return this.broken === null ? Number(this.isMissing) : this.broken.length;
  }

  get issues(): readonly Issue[] {
    return this.broken ?? (this.isMissing ? this.compiled.missingIssues : noIssues);
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
      isVisible: !this.closed?.has(option.value),
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

function limitsOf(compiled: CompiledField, stored: FieldValue, slots: Slots): Limits | null {
  const { optionChecks, field, kind } = compiled;
  const options = field.options.filter((_, index) => optionChecks?.[index]?.(slots) === false);
  if (options.length === 0) return null;
  const closed = new Set(options.map((option) => option.value));
  return { closed, value: kind.withoutClosed(stored, closed) };
}

function isSameSet(left: ReadonlySet<string> | null, right: ReadonlySet<string> | null): boolean {
  return left === right || (left?.size === right?.size && [...(left ?? [])].every((entry) => right?.has(entry)));
}

/**
 * Works out one field from what it holds and the fields, sections and groups as they stand.
 * @param before the slot of the same field one moment ago; it is returned where nothing changed
 */
export function fillSlot(
  compiled: CompiledField,
  stored: FieldValue,
  slots: Slots,
  parts: readonly boolean[],
  before: FieldSlot | null,
): FieldSlot {
  const isVisible =
    (compiled.parts === null || compiled.parts.every((part) => parts[part])) &&
    (compiled.check === null || compiled.check(slots));
  const limits = compiled.optionChecks === null ? null : limitsOf(compiled, stored, slots);
  if (
    before !== null &&
    before.isVisible === isVisible &&
    isSameValue(before.stored, stored) &&
    isSameSet(before.closed, limits === null ? null : limits.closed)
  ) {
    return before;
  }
  return new FieldSlot(compiled, stored, isVisible, limits);
}
