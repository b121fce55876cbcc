import type { Field, Option } from 'configurator-core';
import type { ComponentType } from 'react';
import type { IconName } from '../controls/icon.tsx';

/** A part of the inspector: one property, or a few that belong together. */
export type PropertyComponent = ComponentType<{ readonly field: Field }>;

/** How the options of a field are chosen; null where it has none. */
export type OptionChoice = 'one' | 'many' | null;

/** An option of a new field; without a label it is numbered. */
export interface OptionDraft extends Pick<Option, 'value' | 'colorValue'> {
  readonly label?: string;
}

/** What a new field of a type says, whatever the language of the editor. */
export interface FieldDraft extends Partial<Omit<Field, 'id' | 'type' | 'label' | 'options'>> {
  readonly name: string;
  readonly options?: readonly OptionDraft[];
}

/** What the editor has to know of a field type. Shared code asks this and never the type. */
export interface FieldTypeEditor {
  readonly type: Field['type'];
  readonly icon: IconName;
  readonly draft: FieldDraft;
  readonly optionChoice: (field: Field) => OptionChoice;
  /** Whether such a field may have options. */
  readonly takesOptions: boolean;
  /** Whether it asks the shopper for something: it has a name rules read, may be required, has a default. */
  readonly asks: boolean;
  /** Whether rules can only ask if it is filled in, and no expression reads it. */
  readonly comparesPresenceOnly?: boolean;
  /** Whether its options have colours. */
  readonly hasColors: boolean;
  /** In the order of the inspector. */
  readonly properties: readonly PropertyComponent[];
  /** Bounds of what is typed. */
  readonly checks: readonly PropertyComponent[];
}
