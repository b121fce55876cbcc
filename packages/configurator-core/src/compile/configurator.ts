import type { Field, Group, Section, Template } from '../contract/template/template.ts';
import type { CompiledField } from './compiled-field.ts';
import type { CompiledTemplate } from './compiled-template.ts';

/** Position of a field. */
export interface FieldPlace {
  readonly field: Field;
  readonly section: Section;
  readonly group: Group;
  readonly sectionIndex: number;
  /** Index of the field in the template, from 0. */
  readonly index: number;
}

/** A compiled template. Immutable; one instance serves all shoppers. */
export interface Configurator {
  readonly template: Template;
  /** Fields by name, in template order. */
  readonly fields: ReadonlyMap<string, Field>;
  readonly places: ReadonlyMap<string, FieldPlace>;
  /** Internal to the engine. */
  readonly compiled: CompiledTemplate;
  /** Internal to the engine. */
  readonly compiledFields: ReadonlyMap<string, CompiledField>;
}
