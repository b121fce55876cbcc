import type { CustomFieldTypeName, Field, FieldType, FieldValue, Option } from 'configurator-core';
import type { ComponentType } from 'react';

/** Current state of one option. */
export interface OptionControl {
  readonly option: Option;
  /** False if a template rule excludes the option or its material is unavailable; it then cannot be chosen. */
  readonly isAvailable: boolean;
  /** Why its material is unavailable, as text; null if it is available. */
  readonly missingBecause: string | null;
  readonly isChosen: boolean;
}

/** Element ids that connect a field's label, control and explanations. */
export interface FieldIds {
  readonly input: string;
  readonly label: string;
  readonly tooltip: string;
  readonly unit: string;
  readonly help: string;
  /** The sentence of a plausibility check. */
  readonly plausibility: string;
  readonly issue: string;
}

/** State and actions of one field for its component. */
export interface FieldControl {
  readonly field: Field;
  readonly value: FieldValue;
  readonly isVisible: boolean;
  readonly options: readonly OptionControl[];
  /** Error message to show, after the field was left or an attempt to continue; else null. */
  readonly issue: string | null;
  readonly ids: FieldIds;
  /** Ids for `aria-describedby` of the existing unit, tooltip, help and issue. */
  readonly describedBy: string | undefined;
  /** Sets a typed or chosen value. Returns the value as normalised by the engine. */
  readonly change: (raw: unknown) => FieldValue;
  readonly clear: () => void;
  /** Call on focus, so that a drawing can highlight the field. */
  readonly enter: () => void;
  /** Call on blur; an issue may then be shown. */
  readonly leave: () => void;
}

/** Props of a component for a field type. */
export interface FieldComponentProps {
  /** State and actions of the field. */
  readonly control: FieldControl;
}

/** One component for every built-in field type. */
export type BuiltInFieldComponents = { readonly [T in FieldType]: ComponentType<FieldComponentProps> };

/**
 * Components by field type, built-in and host types. A host type without a component uses that of the built-in type it
 * is based on.
 */
export type FieldComponents = BuiltInFieldComponents & {
  readonly [T in CustomFieldTypeName]?: ComponentType<FieldComponentProps>;
};
