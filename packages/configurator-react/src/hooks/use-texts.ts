import { useSession } from '../session/session-context.ts';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';

/** The catalogue in use. */
export function useTexts(): ConfiguratorTexts {
  return useSession().texts;
}
