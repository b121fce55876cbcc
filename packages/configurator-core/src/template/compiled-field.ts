import type { Check, ReadableField } from '../condition/compile-condition.ts';
import type { Issue } from '../evaluate/issue.ts';
import { valueKindOf } from '../field-types/registry.ts';
import type { FieldValue } from '../field-types/value.ts';
import type { OfferedField, ValueKind } from '../field-types/value-kind.ts';
import type { Cents } from '../money.ts';
import type { FieldPlace } from './configurator.ts';
import type { Field, Group, Section } from './template.ts';

/** No readers; one list for all. */
export const noReaders: number[] = [];

/** A field with everything that can be known of it beforehand; what few fields need is made when it is asked for. */
export class CompiledField implements ReadableField, OfferedField, FieldPlace {
  // What a change reads stands first, close together.
  declare readonly index: number;
  declare readonly kind: ValueKind;
  /** Places in the plan of what is to be worked out again when the value that counts changes, in order. */
  declare dependents: number[];
  /** Whether no price rule reads it and no dependent is read by anything itself. */
  declare isFlat: boolean;
  declare readonly sectionIndex: number;
  /** Place of the group among the parts: after all sections, counted through the template. */
  declare readonly groupPart: number;
  declare check: Check | null;
  /** One for each option; null where no option has a condition. */
  declare optionChecks: readonly (Check | null)[] | null;
  declare readonly isRequired: boolean;
  declare readonly name: string;
  /** Places of the price rules that read this field. */
  declare priceRules: number[];
  declare readonly field: Field;
  declare readonly section: Section;
  declare readonly group: Group;
  declare private cents: ReadonlyMap<string, Cents> | null;
  declare private validator: ((value: FieldValue) => readonly Issue[]) | null | undefined;
  declare private missing: readonly Issue[] | null;

  constructor(field: Field, section: Section, group: Group, index: number, sectionIndex: number, groupPart: number) {
    const kind = valueKindOf(field);
    this.index = index;
    this.kind = kind;
    this.dependents = noReaders;
    this.isFlat = true;
    this.sectionIndex = sectionIndex;
    this.groupPart = groupPart;
    this.check = null;
    this.optionChecks = null;
    this.isRequired = field.isRequired && kind.holdsValue;
    this.name = field.name;
    this.priceRules = noReaders;
    this.field = field;
    this.section = section;
    this.group = group;
    this.cents = null;
    this.validator = undefined;
    this.missing = null;
  }

  get optionCents(): ReadonlyMap<string, Cents> {
    if (this.cents === null) {
      const cents = new Map<string, Cents>();
      for (const option of this.field.options) cents.set(option.value, option.additionalPriceCents);
      this.cents = cents;
    }
    return this.cents;
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

  get isList(): boolean {
    return this.kind.isList;
  }

  get choices(): readonly FieldValue[] | null {
    return this.kind.choices(this.field);
  }
}
