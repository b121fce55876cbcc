import type { Field } from 'configurator-core';

/** Layouts of options with their pictures: a list, cards, or small samples. */
export const optionDisplays = ['list', 'cards', 'swatches'] as const;

/** Layout of a field's options. */
export type OptionDisplay = (typeof optionDisplays)[number];

/** Reads `additional_options.display`; default: swatches for colors, else a list. */
export function optionDisplay({ type, additionalOptions: { display } }: Field): OptionDisplay {
  return optionDisplays.find((known) => known === display) ?? (type === 'color' ? 'swatches' : 'list');
}
