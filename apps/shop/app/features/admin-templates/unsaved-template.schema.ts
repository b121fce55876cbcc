import { z } from 'zod';
import { parseStoredJson } from '#app/lib/storage/text-storage.ts';

/** A copy of an edited template. */
export interface UnsavedCopy {
  template: unknown;
  /** ISO 8601 */
  changedAt: string;
  /** Revision of the template that was edited; null for a new template, undefined in copies of earlier versions. */
  revision?: number | null;
}

const unsavedSchema = z.object({
  template: z.unknown(),
  changedAt: z.iso.datetime(),
  revision: z.int().nullable().optional(),
});

/** Parses a copy kept in the browser. Returns null if it is missing or invalid. */
export function parseUnsaved(text: string | null): UnsavedCopy | null {
  const parsed = unsavedSchema.safeParse(parseStoredJson(text));
  return parsed.success ? parsed.data : null;
}
