import type { Field, Template } from '../contract/template/template.ts';
import type { CompiledField } from './compiled-field.ts';
import type { CompiledTemplate } from './compiled-template.ts';
import type { FieldPlace } from './field-place.ts';

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
