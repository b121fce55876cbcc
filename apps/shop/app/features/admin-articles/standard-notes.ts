import { standardSafetyNotes } from 'shop-backend/legal';
import type { ConfiguratorType } from '#app/config/paths.ts';

/** Default safety notes by configurator type. */
export function standardNotes(type: ConfiguratorType | ''): string {
  return standardSafetyNotes[type === '' ? 'other' : type];
}

/** Returns the notes after a change of type: standard notes are replaced, custom notes are kept. */
export function notesForKind(notes: string, type: ConfiguratorType | ''): string {
  const isOwn = notes.trim() !== '' && !Object.values(standardSafetyNotes).includes(notes.trim());
  return isOwn ? notes : standardNotes(type);
}
