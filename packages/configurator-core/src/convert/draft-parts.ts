import type { Condition } from '../contract/conditions/condition.ts';
import type { FieldType, GroupLayout, ValidationRules } from '../contract/template/template.schema.ts';
import type { Source } from './source.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A part that may have a condition. */
export interface Conditional {
  conditional_display?: Condition | null;
}

/** An option under construction. */
export interface DraftOption extends Conditional {
  id: string;
  value: string;
  label: string;
}

/** A field under construction. */
export interface DraftField extends Conditional {
  id: string;
  name: string;
  field_type: FieldType;
  options: DraftOption[];
  label?: string;
  placeholder?: string;
  tooltip?: string;
  is_required?: boolean;
  default_value?: unknown;
  validation_rules?: Mutable<ValidationRules>;
  additional_options?: Record<string, unknown>;
}

/** A group under construction. */
export interface DraftGroup extends Conditional {
  id: string;
  title?: string | null;
  description?: string | null;
  layout?: GroupLayout;
  fields: DraftField[];
}

/** A section under construction. */
export interface DraftSection extends Conditional {
  id: string;
  title: string;
  description?: string | null;
  groups: DraftGroup[];
}

/** A condition in the source. */
export interface ConditionPlace {
  /** The part of the template that it shows */
  readonly part: Conditional;
  readonly source: Source;
  readonly key: string;
}
