import type { Field } from 'configurator-core';
import type { Face, OptionChoice } from '../field-type-editor.ts';

export const always = (choice: OptionChoice) => (): OptionChoice => choice;

export const whenOptions =
  (choice: OptionChoice) =>
  (field: Field): OptionChoice =>
    field.options.length > 0 ? choice : null;

/** A type into which the shopper enters a value. */
export const typed = {
  takesOptions: false,
  asks: true,
  hasColors: false,
  optionProperties: [],
  optionChoice: always(null),
} as const;

/** A type whose options the shopper chooses. */
export const chosen = { takesOptions: true, asks: true, hasColors: false, optionProperties: [], checks: [] } as const;

/** A type that only shows something. */
export const shownOnly = {
  takesOptions: false,
  asks: false,
  hasColors: false,
  optionProperties: [],
  optionChoice: always(null),
  checks: [],
} as const;

/** For types whose options are the control. */
export const NoFace: Face = () => null;
