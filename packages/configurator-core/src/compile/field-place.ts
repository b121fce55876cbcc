import type { Field, Group, Section } from '../contract/template/template.ts';

/** Position of a field. */
export interface FieldPlace {
  readonly field: Field;
  readonly section: Section;
  readonly group: Group;
  readonly sectionIndex: number;
  /** Index of the field in the template, from 0. */
  readonly index: number;
}
