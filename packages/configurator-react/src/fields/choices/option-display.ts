import type { Field, OptionDisplay } from 'configurator-core';

/** Reads `additional_options.display`; default: swatches for colors, else a list. */
export function optionDisplay({ type, additionalOptions: { display } }: Field): OptionDisplay {
  return display ?? (type === 'color' ? 'swatches' : 'list');
}
