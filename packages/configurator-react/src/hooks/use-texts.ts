import { useSession } from '../session/session-context.ts';
import type { SessionTexts } from '../texts/session-texts.ts';

/** Returns the texts of the current language, with the currency of the template. */
export function useTexts(): SessionTexts {
  return useSession().texts;
}
