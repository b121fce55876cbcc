import type { CompiledField } from '../compile/compiled-field.ts';
import type { Field, Option } from '../contract/template.ts';
import { type Issue, noIssues } from '../field-types/issue.ts';
import type { FieldValue } from '../field-types/value.ts';
import { isSameValue } from '../field-types/value.ts';
import type { Evaluation } from './evaluation.ts';
import type { FieldTable, Limits } from './field-table.ts';
import { tableOf } from './journal.ts';

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

/** Whether the same options are not offered. */
export function isSameSet(left: Limits | null, right: Limits | null): boolean {
  if (left === right) return true;
  return (
    left?.closed.size === right?.closed.size && [...(left?.closed ?? [])].every((value) => right?.closed.has(value))
  );
}

/** One field of an evaluation as a reader meets it. Immutable; what is seldom asked for is made when it is. */
export class FieldSlot implements FieldState {
  declare readonly compiled: CompiledField;
  /** What memory holds, shown or not. */
  declare readonly stored: FieldValue;
  /** What rules, prices and results see: undefined while hidden or empty. */
  declare readonly counted: FieldValue;
  declare readonly isVisible: boolean;
  declare private readonly limits: Limits | null;
  /** What is wrong with it beside other fields. */
  declare private readonly compared: readonly Issue[];
  private foundIssues: readonly Issue[] | null = null;
  private optionStates: readonly OptionState[] | null = null;

  constructor(compiled: CompiledField, table: FieldTable) {
    const { index } = compiled;
    this.compiled = compiled;
    this.stored = table.stored[index];
    this.counted = table.counted[index];
    this.isVisible = table.isShown(index);
    this.limits = table.limitsOf(index);
    this.compared = compiled.compare(table.counted);
  }

  get field(): Field {
    return this.compiled.field;
  }

  get value(): FieldValue {
    return this.limits === null ? this.stored : this.limits.value;
  }

  get issues(): readonly Issue[] {
    this.foundIssues ??= this.findIssues();
    return this.foundIssues;
  }

  get options(): readonly OptionState[] {
    this.optionStates ??= this.makeOptions();
    return this.optionStates;
  }

  /** Whether a table says the same of the field. */
  isStill(compiled: CompiledField, table: FieldTable): boolean {
    const { index } = compiled;
    return (
      this.isVisible === table.isShown(index) &&
      isSameValue(this.stored, table.stored[index]) &&
      isSameSet(this.limits, table.limitsOf(index)) &&
      isSameValue(this.compared, compiled.compare(table.counted))
    );
  }

  private findIssues(): readonly Issue[] {
    const { compiled, counted, compared } = this;
    if (counted === undefined) return this.isVisible && compiled.isRequired ? compiled.missingIssues : noIssues;
    const own = compiled.validate?.(counted) ?? noIssues;
    return compared.length > 0 ? [...own, ...compared] : own;
  }

  private makeOptions(): readonly OptionState[] {
    const { field, kind } = this.compiled;
    if (field.options.length === 0) return noOptions;
    const chosen = kind.chosen(this.value);
    return field.options.map((option) => ({
      option,
      isVisible: !this.limits?.closed.has(option.value),
      isChosen: chosen.includes(option.value),
    }));
  }
}

/** One field of an evaluation. */
export function slotAt(evaluation: Evaluation, compiled: CompiledField): FieldSlot {
  const table = tableOf(evaluation);
  const { slots } = evaluation.frame;
  const known = slots[compiled.index];
  if (known?.isStill(compiled, table)) return known;
  const made = new FieldSlot(compiled, table);
  slots[compiled.index] = made;
  return made;
}
