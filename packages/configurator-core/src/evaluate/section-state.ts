import type { Group, Section } from '../contract/template.ts';
import type { Issue } from '../field-types/issue.ts';
import type { FieldState } from './field-slot.ts';

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
