import { fillText } from 'configurator-core';
import { useConfiguratorSelector } from './use-configurator-selector.ts';
import { useTexts } from './use-texts.ts';

/** Returns a description of the template with its computed values filled in, e.g. 'Sie brauchen 1,5 m Stoff.'. */
export function useFilledText(text: string | null): string | null {
  const texts = useTexts();
  return useConfiguratorSelector(({ context }) => fillText(context.evaluation, text, texts));
}
