import { useSession } from '../session/session-context.ts';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';

/** Returns the texts of the current language. */
export function useTexts(): ConfiguratorTexts {
  return useSession().texts;
}
