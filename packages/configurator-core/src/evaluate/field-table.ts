import type { CompiledField } from '../compile/compiled-field.ts';
import { type FieldValue, isEmptyValue } from '../field-types/value.ts';
import type { Cents } from '../money.ts';

/** What the conditions of options leave of a value. */
export interface Limits {
  /** Values of the options that are not offered. */
  readonly closed: ReadonlySet<string>;
  readonly value: FieldValue;
}

/**
 * All fields of a template at one moment, column by column, each by the field's place in the template, and the sums over
 * them. No object per field: a change writes a few entries and leaves nothing for the collector.
 */
export class FieldTable {
  /** What memory holds, shown or not. */
  declare readonly stored: FieldValue[];
  /** What rules, prices and results see: undefined while hidden or empty. */
  declare readonly counted: FieldValue[];
  /** How many fields show, by section. */
  declare readonly shownIn: number[];
  /** What all chosen options cost. */
  declare optionsCents: Cents;
  declare issueCount: number;
  /** By field, twice the number of issues, a handful at most, and one more where it shows. */
  declare private readonly marks: Uint8Array;
  /** Only of fields with options that are not offered. */
  declare private readonly limits: Map<number, Limits>;

  /** @param from what it starts with; hidden, empty fields without one */
  constructor(fieldCount: number, sectionCount: number, from?: FieldTable) {
    this.stored = from ? from.stored.slice() : new Array<FieldValue>(fieldCount).fill(undefined);
    this.counted = from ? from.counted.slice() : new Array<FieldValue>(fieldCount).fill(undefined);
    this.shownIn = from ? from.shownIn.slice() : new Array<number>(sectionCount).fill(0);
    this.marks = from ? from.marks.slice() : new Uint8Array(fieldCount);
    this.limits = new Map(from?.limits);
    this.optionsCents = from ? from.optionsCents : 0;
    this.issueCount = from ? from.issueCount : 0;
  }

  copy(): FieldTable {
    return new FieldTable(this.stored.length, this.shownIn.length, this);
  }

  isShown(index: number): boolean {
    return ((this.marks[index] ?? 0) & 1) === 1;
  }

  issuesOf(index: number): number {
    return (this.marks[index] ?? 0) >> 1;
  }

  /** Null where every option is offered. */
  limitsOf(index: number): Limits | null {
    return this.limits.get(index) ?? null;
  }

  /** Writes what a field holds and all that comes of it. @returns whether another value counts than before */
  write(compiled: CompiledField, stored: FieldValue, isShown: boolean, limits: Limits | null): boolean {
    const { index } = compiled;
    const value = limits === null ? stored : limits.value;
    const counted = isShown && !isEmptyValue(value) ? value : undefined;
    const wasCounted = this.counted[index];
    this.counted[index] = counted;
    let issues = 0;
    if (counted === undefined) issues = isShown && compiled.isRequired ? 1 : 0;
    else {
      const { validate } = compiled;
      if (validate !== null) issues = validate(counted).length;
      issues += compiled.compare(this.counted).length;
    }
    const before = this.marks[index] ?? 0;
    const after = 2 * issues + (isShown ? 1 : 0);
    if (before !== after) {
      this.marks[index] = after;
      this.issueCount += issues - (before >> 1);
      const section = compiled.sectionIndex;
      this.shownIn[section] = (this.shownIn[section] ?? 0) + (after & 1) - (before & 1);
    }
    this.stored[index] = stored;
    if (compiled.optionChecks !== null) {
      if (limits === null) this.limits.delete(index);
      else this.limits.set(index, limits);
    }
    if (counted === wasCounted) return false;
    for (const judge of compiled.judges) {
      const place = judge.index;
      this.write(judge, this.stored[place], this.isShown(place), this.limitsOf(place));
    }
    if (compiled.hasOptions) this.optionsCents += compiled.centsOf(counted) - compiled.centsOf(wasCounted);
    return true;
  }
}
