import type { Field, FieldValue, Option } from 'configurator-core';

/** One option as the shopper sees it now. */
export interface OptionControl {
  readonly option: Option;
  /** False while a rule of the template rules the option out, or its material cannot be had; it can then not be chosen. */
  readonly isAvailable: boolean;
  /** Why its material cannot be had, in words; null while it can. */
  readonly missingBecause: string | null;
  readonly isChosen: boolean;
}

/** The ids that tie a field's label, control and explanations together. */
export interface FieldIds {
  readonly input: string;
  readonly label: string;
  readonly tooltip: string;
  readonly unit: string;
  readonly help: string;
  readonly issue: string;
}

/** Everything a component needs to show one field and to change it. */
export interface FieldControl {
  readonly field: Field;
  readonly value: FieldValue;
  readonly isVisible: boolean;
  readonly options: readonly OptionControl[];
  /** The worded issue, once it is time to show it: after leaving the field, or after trying to go on. */
  readonly issue: string | null;
  readonly ids: FieldIds;
  /** Ids for `aria-describedby`: unit, tooltip, help and issue, as far as there are any. */
  readonly describedBy: string | undefined;
  /** Takes what was typed or chosen; the engine normalises it. Returns the value it became. */
  readonly change: (raw: unknown) => FieldValue;
  readonly clear: () => void;
  /** To be called when the field gets the focus, so that a drawing can light up what is being entered. */
  readonly enter: () => void;
  /** To be called when the field loses the focus: an issue may then be shown. */
  readonly leave: () => void;
}

/** What a component for a field type receives. */
export interface FieldComponentProps {
  /** The field as the shopper sees it now, and how to change it. */
  readonly control: FieldControl;
}
