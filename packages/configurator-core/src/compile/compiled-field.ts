import type { Check, ReadableField, ReadableState } from '../condition/compile-condition.ts';
import type { Field, Group, Section } from '../contract/template.ts';
import { type Issue, noIssues } from '../field-types/issue.ts';
import { valueKindOf } from '../field-types/registry.ts';
import type { FieldValue } from '../field-types/value.ts';
import type { OfferedField, ValueKind } from '../field-types/value-kind.ts';
import type { Cents } from '../money.ts';
import type { CompiledStep } from './compiled-template.ts';
import type { FieldPlace } from './configurator.ts';

/** A comparison of a field's number with another field's: what is wrong; nothing while one of the two is hidden or empty. */
type Comparison = (counted: ReadableState) => readonly Issue[];

/** No readers; one list for all. */
export const noReaders: CompiledStep[] = [];

/** Compares with no other field; one for all. */
const comparesNothing: Comparison = () => noIssues;

/** Nothing is compared with it; one list for all. */
const noJudges: readonly CompiledField[] = [];

/** No price rules; one list for all. */
const noPriceRules: number[] = [];

/** Options that are found faster one by one than in a map. */
export const FEW_OPTIONS = 12;

/** A field with everything that can be known of it beforehand; what few fields need is made when it is asked for. */
export class CompiledField implements ReadableField, OfferedField, FieldPlace {
  // What a change reads stands first, close together: a large template does not fit into the processor's cache.
  declare readonly index: number;
  declare readonly kind: ValueKind;
  declare private values: readonly string[] | null;
  declare private prices: readonly Cents[] | null;
  declare readonly cutOffAt: number | null;
  declare check: Check | null;
  /** Which conditions of its section and group it stands under; null for none. */
  declare parts: number[] | null;
  /** What is to be worked out again when the value that counts changes, in the order of the plan. */
  declare readers: CompiledStep[];
  /** Whether no price rule reads it and no reader is read by anything itself. */
  declare isFlat: boolean;
  declare readonly isRequired: boolean;
  /** One for each option; null where no option has a condition. */
  declare optionChecks: readonly (Check | null)[] | null;
  declare readonly hasOptions: boolean;
  declare private validator: ((value: FieldValue) => readonly Issue[]) | null | undefined;
  declare compare: Comparison;
  /** Fields that are compared with it: what is wrong with them is to be judged again when it changes. */
  declare judges: readonly CompiledField[];
  declare readonly name: string;
  /** Place in the plan. */
  declare rank: number;
  /** Places of the price rules that read this field. */
  declare priceRules: number[];
  declare readonly sectionIndex: number;
  /** Place of the group among the parts: after all sections, counted through the template. */
  declare readonly groupPart: number;
  declare readonly field: Field;
  declare readonly section: Section;
  declare readonly group: Group;
  declare private missing: readonly Issue[] | null;
  /** Only for a long list of options. */
  declare private places: ReadonlyMap<string, number> | null;

  constructor(field: Field, section: Section, group: Group, index: number, sectionIndex: number, groupPart: number) {
    const kind = valueKindOf(field);
    this.index = index;
    this.kind = kind;
    this.values = null;
    this.prices = null;
    this.cutOffAt = field.additionalOptions.cutOff === true ? (field.validationRules.maxLength ?? null) : null;
    this.check = null;
    this.parts = null;
    this.readers = noReaders;
    this.isFlat = true;
    this.isRequired = field.isRequired && kind.holdsValue;
    this.optionChecks = null;
    this.hasOptions = field.options.length > 0;
    this.validator = undefined;
    this.compare = comparesNothing;
    this.judges = noJudges;
    this.name = field.name;
    this.rank = 0;
    this.priceRules = noPriceRules;
    this.sectionIndex = sectionIndex;
    this.groupPart = groupPart;
    this.field = field;
    this.section = section;
    this.group = group;
    this.missing = null;
    this.places = null;
  }

  /** Values of the options, in order. */
  get optionValues(): readonly string[] {
    this.values ??= this.field.options.map((option) => option.value);
    return this.values;
  }

  /** Place of an option among all; -1 for none. */
  placeOf(value: string): number {
    const values = this.optionValues;
    if (values.length > FEW_OPTIONS) {
      this.places ??= new Map(values.map((own, place): [string, number] => [own, place]).reverse());
      return this.places.get(value) ?? -1;
    }
    for (let place = 0; place < values.length; place += 1) if (values[place] === value) return place;
    return -1;
  }

  /** What the options of a value cost. */
  centsOf(value: FieldValue): Cents {
    if (value === undefined) return 0;
    if (typeof value === 'string') {
      this.prices ??= this.field.options.map((option) => option.additionalPriceCents);
      return this.prices[this.placeOf(value)] ?? 0;
    }
    let sum = 0;
    for (const chosen of this.kind.chosen(value)) sum += this.centsOf(chosen);
    return sum;
  }

  /** What a filled value breaks; null where the field has no bounds. */
  get validate(): ((value: FieldValue) => readonly Issue[]) | null {
    if (this.validator === undefined) this.validator = this.kind.validator(this.field);
    return this.validator;
  }

  /** What is wrong with it where it is required, shown and empty. */
  get missingIssues(): readonly Issue[] {
    this.missing ??= Object.freeze([{ code: 'required' as const, fieldName: this.name }]);
    return this.missing;
  }

  /** Notes that a price rule reads it. */
  addPriceRule(rule: number): void {
    if (this.priceRules === noPriceRules) this.priceRules = [];
    if (this.priceRules.at(-1) !== rule) this.priceRules.push(rule);
  }

  /** Notes that a step reads it. */
  addReader(step: CompiledStep): void {
    if (this.readers === noReaders) this.readers = [];
    // A reader's conditions are compiled one after the other, so it can only be the last.
    if (this.readers.at(-1) !== step) this.readers.push(step);
  }

  get isList(): boolean {
    return this.kind.isList;
  }

  get choices(): readonly FieldValue[] | null {
    return this.kind.choices(this.field);
  }
}
