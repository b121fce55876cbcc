import { standardSafetyNotes } from 'shop-backend/legal';
import type { ConfiguratorType } from '#app/config/paths.ts';

/** The safety notes every article of a kind can begin with. */
export function standardNotes(type: ConfiguratorType | ''): string {
  return standardSafetyNotes[type === '' ? 'other' : type];
}

/** The notes after a change of kind: standard words follow it, own words stay. */
export function notesForKind(notes: string, type: ConfiguratorType | ''): string {
  const isOwn = notes.trim() !== '' && !Object.values(standardSafetyNotes).includes(notes.trim());
  return isOwn ? notes : standardNotes(type);
}
