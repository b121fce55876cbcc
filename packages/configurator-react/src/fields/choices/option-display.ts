import type { Field } from 'configurator-core';

/** How options with their pictures are laid out: one beneath the other, as cards, or as small samples. */
export const optionDisplays = ['list', 'cards', 'swatches'] as const;

/** How the options of a field are laid out. */
export type OptionDisplay = (typeof optionDisplays)[number];

/** Reads `additional_options.display`; where it says nothing, colors are swatches and everything else is a list. */
export function optionDisplay({ type, additionalOptions: { display } }: Field): OptionDisplay {
  return optionDisplays.find((known) => known === display) ?? (type === 'color' ? 'swatches' : 'list');
}
