import type { Field, Option } from 'configurator-core';
import type { ComponentType } from 'react';
import type { IconShape } from '../controls/icon.tsx';
import type { FieldTypeTexts } from '../store/host-field-type.ts';
import type { Language } from '../texts/editor-languages.ts';

/** A part of the inspector for one property or a few related ones. */
export type PropertyComponent = ComponentType<{ readonly field: Field }>;

/** How many options of a field can be chosen; null if it has none. */
export type OptionChoice = 'one' | 'many' | null;

/** An option of a new field. If `label` is omitted, it is numbered. */
export interface OptionDraft extends Pick<Option, 'value' | 'colorValue'> {
  readonly label?: string;
}

/** Language-independent initial properties of a new field of a type. */
export interface FieldDraft extends Partial<Omit<Field, 'id' | 'type' | 'label' | 'options'>> {
  readonly name: string;
  readonly options?: readonly OptionDraft[];
}

/** Editor settings of a field type. Shared code reads these and never checks the type. */
export interface FieldTypeEditor {
  readonly type: Field['type'];
  readonly icon: IconShape;
  readonly draft: FieldDraft;
  readonly optionChoice: (field: Field) => OptionChoice;
  /** Whether the field may have options. */
  readonly takesOptions: boolean;
  /** Whether the shopper enters a value: rules can read its name, it may be required, and it has a default. */
  readonly asks: boolean;
  /** Whether rules can only test if it is filled in. No expression can read it. */
  readonly comparesPresenceOnly?: boolean;
  /** Whether its options have colours. */
  readonly hasColors: boolean;
  /** Properties of the options as a whole, shown above them. */
  readonly optionProperties: readonly PropertyComponent[];
  /** In inspector order. */
  readonly properties: readonly PropertyComponent[];
  /** Controls for the validation rules. */
  readonly checks: readonly PropertyComponent[];
}

/** A static rendering of a field's control. Label, options and help are rendered beside it. */
export type Face = ComponentType<{ readonly field: Field }>;

/** Everything that the editor knows about a built-in field type. */
export interface FieldTypeEntry extends Omit<FieldTypeEditor, 'type'> {
  readonly words: Readonly<Record<Language, FieldTypeTexts>>;
  /** Names in a pasted table, in lower case; none if a table does not support the type. */
  readonly tableNames: readonly string[];
  readonly Face: Face;
}
