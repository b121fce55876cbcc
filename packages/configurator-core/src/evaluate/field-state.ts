import type { CompiledField } from '../compile/compiled-field.ts';
import type { Field, Option } from '../contract/template/template.ts';
import { type Issue, noIssues } from '../field-types/values/issue.ts';
import { type FieldValue, isEmptyValue } from '../field-types/values/value.ts';
import type { Cents } from '../money.ts';
import type { UnavailableMaterial, UnavailableOptions } from './unavailable.ts';

/** State of an option for the shopper. */
export interface OptionState {
  readonly option: Option;
  /** Whether its conditions hold. If not, it cannot be chosen. */
  readonly isVisible: boolean;
  /** Its material if that is unavailable; otherwise null. */
  readonly unavailable: UnavailableMaterial | null;
  readonly isChosen: boolean;
}

/** State of a field. The same object until something in it changes. */
export interface FieldState {
  readonly field: Field;
  /** The value without hidden options. Kept while the field itself is hidden. */
  readonly value: FieldValue;
  readonly isVisible: boolean;
  readonly issues: readonly Issue[];
  readonly options: readonly OptionState[];
}

/** Values of the options that are hidden. */
export type HiddenOptions = ReadonlySet<string>;

/** No option is hidden. */
export const noHiddenOptions: HiddenOptions = new Set();

/** Inputs of a field's state. */
export interface FieldInputs {
  /** The value entered by the shopper, including hidden options, or the result of a computed field. */
  readonly enteredValue: FieldValue;
  readonly isVisible: boolean;
  readonly hiddenOptions: HiddenOptions;
  /** Options with unavailable materials. */
  readonly unavailable: UnavailableOptions;
  /** Issues of comparisons with other fields. */
  readonly comparisonIssues: readonly Issue[];
}

/** One field of one version of an evaluation. Immutable. */
export class EvaluatedField implements FieldState, FieldInputs {
  readonly compiled: CompiledField;
  readonly enteredValue: FieldValue;
  readonly isVisible: boolean;
  readonly hiddenOptions: HiddenOptions;
  readonly unavailable: UnavailableOptions;
  readonly comparisonIssues: readonly Issue[];
  readonly value: FieldValue;
  /** The value as seen by rules, prices and results: undefined while the field is hidden or empty. */
  readonly effectiveValue: FieldValue;
  readonly issues: readonly Issue[];
  readonly surchargeCents: Cents;
  #options: readonly OptionState[] | null = null;

  constructor(compiled: CompiledField, inputs: FieldInputs) {
    this.compiled = compiled;
    this.enteredValue = inputs.enteredValue;
    this.isVisible = inputs.isVisible;
    this.hiddenOptions = inputs.hiddenOptions;
    this.unavailable = inputs.unavailable;
    this.comparisonIssues = inputs.comparisonIssues;
    this.value =
      this.hiddenOptions.size === 0
        ? this.enteredValue
        : compiled.kind.withoutHidden(this.enteredValue, this.hiddenOptions);
    this.effectiveValue = this.isVisible && !isEmptyValue(this.value) ? this.value : undefined;
    this.issues = this.#findIssues();
    this.surchargeCents = compiled.centsOf(this.effectiveValue);
  }

  /** Returns a copy with other inputs. */
  with(
    enteredValue: FieldValue,
    isVisible = this.isVisible,
    hiddenOptions = this.hiddenOptions,
    comparisonIssues = this.comparisonIssues,
  ): EvaluatedField {
    const { compiled, unavailable } = this;
    return new EvaluatedField(compiled, { enteredValue, isVisible, hiddenOptions, unavailable, comparisonIssues });
  }

  get field(): Field {
    return this.compiled.field;
  }

  get options(): readonly OptionState[] {
    this.#options ??= this.#optionStates();
    return this.#options;
  }

  #findIssues(): readonly Issue[] {
    const { compiled, effectiveValue, isVisible, unavailable, comparisonIssues } = this;
    if (effectiveValue === undefined) return isVisible && compiled.isRequired ? compiled.missingIssues : noIssues;
    const own = compiled.validate?.(effectiveValue) ?? noIssues;
    const missing = unavailable.size === 0 ? noIssues : this.#unavailableIssues();
    if (missing.length === 0 && comparisonIssues.length === 0) return own;
    return [...missing, ...own, ...comparisonIssues];
  }

  /** Returns one issue per chosen option that is unavailable. */
  #unavailableIssues(): readonly Issue[] {
    return this.compiled.kind.chosen(this.effectiveValue).flatMap((value) => {
      const entry = this.unavailable.get(value);
      if (entry === undefined) return [];
      const option = this.compiled.optionOf(value)?.label ?? value;
      const params = { option, reason: entry.reason };
      return [{ code: 'unavailable' as const, fieldName: this.compiled.name, params }];
    });
  }

  #optionStates(): readonly OptionState[] {
    const chosen = this.compiled.kind.chosen(this.value);
    return this.field.options.map((option) => ({
      option,
      isVisible: !this.hiddenOptions.has(option.value),
      unavailable: this.unavailable.get(option.value) ?? null,
      isChosen: chosen.includes(option.value),
    }));
  }
}
