import type { Values } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import type { Group, Section } from '../template/template.ts';
import type { FieldSlot, FieldState } from './field-slot.ts';
import type { Issue } from './issue.ts';

/** A group at one moment. */
export interface GroupState {
  readonly group: Group;
  readonly isVisible: boolean;
  readonly fields: readonly FieldState[];
}

/** A section at one moment. The same object as long as nothing in it changes. */
export interface SectionState {
  readonly section: Section;
  /** Place in the template, hidden sections counted. */
  readonly index: number;
  readonly isVisible: boolean;
  /** Whether nothing in it is missing or wrong. */
  readonly isComplete: boolean;
  readonly issues: readonly Issue[];
  readonly groups: readonly GroupState[];
}

/** One section of an evaluation: its fields in order, and sums over them. A change copies this and not the template. */
export class SectionSlot {
  fields: FieldSlot[];
  /** Whether its own condition holds. */
  isShown: boolean;
  /** Whether each group's own condition holds; null where no group has one. */
  groupsShown: readonly boolean[] | null;
  visibleCount: number;
  issueCount: number;
  amountCents: Cents;
  /** Made when first asked for, dropped with the first change. */
  state: SectionState | null;
  values: Values | null;

  constructor(from: SectionSlot | null) {
    this.fields = from ? from.fields.slice() : [];
    this.isShown = from ? from.isShown : true;
    this.groupsShown = from ? from.groupsShown : null;
    this.visibleCount = from ? from.visibleCount : 0;
    this.issueCount = from ? from.issueCount : 0;
    this.amountCents = from ? from.amountCents : 0;
    this.state = null;
    this.values = null;
  }

  /** Whether the section is one of the shopper's steps: shown, and not made up of hidden fields alone. */
  get isStep(): boolean {
    return this.isShown && (this.visibleCount > 0 || this.fields.length === 0);
  }

  /** Puts a slot in its place and keeps the sums right. */
  put(slot: FieldSlot): void {
    const place = slot.compiled.localIndex;
    const before = this.fields[place];
    if (before !== undefined) {
      if (before.isVisible) this.visibleCount -= 1;
      this.issueCount -= before.issues.length;
      this.amountCents -= before.amountCents;
    }
    if (slot.isVisible) this.visibleCount += 1;
    this.issueCount += slot.issues.length;
    this.amountCents += slot.amountCents;
    this.fields[place] = slot;
  }
}
