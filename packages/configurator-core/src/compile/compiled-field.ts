import type { Check, ReadableField, ReadableValues } from '../condition/compile-condition.ts';
import { plausibilityOf } from '../contract/template/plausibility.ts';
import type { Field, Group, Option, Section } from '../contract/template/template.ts';
import type { CustomFieldType } from '../field-types/custom/custom-field-type.ts';
import type { OfferedField, ValueDomain, ValueKind } from '../field-types/kinds/value-kind.ts';
import { customKindOf } from '../field-types/registry.ts';
import type { Issue } from '../field-types/values/issue.ts';
import type { FieldValue } from '../field-types/values/value.ts';
import type { Cents } from '../money.ts';
import type { FieldPlace } from './field-place.ts';

/** Position of a field in the template. */
export interface FieldPosition {
  /** Index in the template, from 0. */
  readonly index: number;
  readonly sectionIndex: number;
  /** Index in its section, from 0. */
  readonly placeInSection: number;
  /** Part number of its group. Sections are numbered first, then all groups of the template. */
  readonly groupPart: number;
}

/** A part of the template, section or group, with a condition. */
export interface CompiledPart {
  /** Part number: sections from 0, then groups. */
  readonly part: number;
  readonly sectionIndex: number;
  readonly name: string;
  /** Index among the steps before planning, after all fields. */
  readonly index: number;
  /** Index in the plan. */
  rank: number;
  check: Check;
  /** The fields in the part. */
  readonly readers: CompiledStep[];
}

/** One step of the plan: a part's condition, or a field. */
export type CompiledStep = CompiledPart | CompiledField;

/** Returns the issue of a value compared with other values, or null. */
export type Comparison = (values: ReadableValues) => Issue | null;

/** A field with its rules as closures and its dependents. Built once per template. */
export class CompiledField implements ReadableField, OfferedField, FieldPlace {
  readonly field: Field;
  readonly section: Section;
  readonly group: Group;
  readonly kind: ValueKind;
  readonly index: number;
  readonly sectionIndex: number;
  readonly placeInSection: number;
  readonly groupPart: number;
  readonly isRequired: boolean;
  /** Whether the field counts but is not shown to the shopper. */
  readonly isInternal: boolean;
  /** Whether an option has a material. */
  readonly hasMaterials: boolean;
  /** Text is truncated to this many characters; null if it is not. */
  readonly cutOffAt: number | null;
  /** Condition of the field; null if it has none. */
  check: Check | null = null;
  /** One condition per option; null if no option has one. */
  optionChecks: readonly (Check | null)[] | null = null;
  /** Computes the value from other fields; null if it is typed or chosen. */
  derive: ((values: ReadableValues) => FieldValue) | null = null;
  /** Parts (section, group) of the field that have a condition. */
  readonly parts: number[] = [];
  /** Steps of the plan that read this field, in plan order. */
  readonly readers: CompiledStep[] = [];
  /** Indexes of the price rules that read this field. */
  readonly priceRules: number[] = [];
  /** Comparisons with other values, run when all values are known. */
  readonly comparisons: Comparison[] = [];
  /** Fields whose comparisons read this field, including itself. */
  readonly comparedBy: CompiledField[] = [];
  /** Position in the plan. */
  rank = 0;
  #validator: ((value: FieldValue) => readonly Issue[]) | null | undefined;
  #domain: ValueDomain | undefined;
  #missing: readonly Issue[] | undefined;
  #plausibilityChecks: readonly string[] | undefined;
  #options: ReadonlyMap<string, Option> | undefined;

  constructor(
    field: Field,
    section: Section,
    group: Group,
    position: FieldPosition,
    types: readonly CustomFieldType[],
  ) {
    this.field = field;
    this.section = section;
    this.group = group;
    this.kind = customKindOf(field, types);
    this.index = position.index;
    this.sectionIndex = position.sectionIndex;
    this.placeInSection = position.placeInSection;
    this.groupPart = position.groupPart;
    this.isRequired = field.isRequired && this.kind.holdsValue && !this.kind.isDerived;
    this.isInternal = this.kind.isDerived && field.computed?.internal === true;
    this.hasMaterials = field.options.some(({ material }) => material !== null);
    this.cutOffAt = field.additionalOptions.cutOff === true ? (field.validationRules.maxLength ?? null) : null;
  }

  get name(): string {
    return this.field.name;
  }

  get isList(): boolean {
    return this.kind.isList;
  }

  get choices(): readonly FieldValue[] | null {
    return this.domain.kind === 'choice' ? this.domain.values : null;
  }

  get isOpaque(): boolean {
    return this.domain.kind === 'presence';
  }

  /** The values that rules can meet. */
  get domain(): ValueDomain {
    this.#domain ??= this.kind.domain(this.field);
    return this.#domain;
  }

  optionOf(value: string): Option | undefined {
    this.#options ??= new Map(this.field.options.map((option) => [option.value, option]));
    return this.#options.get(value);
  }

  /** Returns the surcharge of an option. */
  optionCents(value: string): Cents {
    return this.optionOf(value)?.additionalPriceCents ?? 0;
  }

  /** Returns the surcharge of the chosen options. A typed text chooses none, even if it equals one. */
  centsOf(value: FieldValue): Cents {
    if (value === undefined || this.field.options.length === 0) return 0;
    let sum = 0;
    for (const chosen of this.kind.chosen(value)) sum += this.optionCents(chosen);
    return sum;
  }

  /** Returns the issues of a filled value; null if the field has no validation rules. */
  get validate(): ((value: FieldValue) => readonly Issue[]) | null {
    if (this.#validator === undefined) this.#validator = this.kind.validator(this.field);
    return this.#validator;
  }

  /** The issue of a required, visible, empty field, in a list. Nothing is missing from a plausibility check. */
  get missingIssues(): readonly Issue[] {
    const code = plausibilityOf(this.field) === null ? 'required' : 'unconfirmed';
    this.#missing ??= Object.freeze([{ code, fieldName: this.name } as const]);
    return this.#missing;
  }

  /** Names of the plausibility checks whose condition reads this field, directly or through computed fields. */
  get plausibilityChecks(): readonly string[] {
    this.#plausibilityChecks ??= this.readers.flatMap((reader) => {
      if ('part' in reader) return [];
      if (plausibilityOf(reader.field) !== null) return [reader.name];
      return reader.kind.isDerived ? reader.plausibilityChecks : [];
    });
    return this.#plausibilityChecks;
  }

  /** Adds a comparison that reads this field and others. */
  addComparison(comparison: Comparison, others: Iterable<CompiledField>): void {
    this.comparisons.push(comparison);
    for (const { comparedBy } of [this, ...others]) if (comparedBy.at(-1) !== this) comparedBy.push(this);
  }

  /** Records that a price rule reads this field. */
  addPriceRule(rule: number): void {
    if (this.priceRules.at(-1) !== rule) this.priceRules.push(rule);
  }

  /** Records that a step reads this field. */
  addReader(step: CompiledStep): void {
    // All conditions of a step are compiled in sequence, so a duplicate can only be the last entry.
    if (this.readers.at(-1) !== step) this.readers.push(step);
  }
}
