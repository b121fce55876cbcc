import { z } from 'zod';
import { parseStoredJson } from '#app/lib/storage/text-storage.ts';

const unsavedSchema = z.object({ template: z.unknown(), changedAt: z.iso.datetime() });

/** Parses a draft kept in the browser. Returns null if it is missing or invalid. */
export function parseUnsaved(text: string | null): { template: unknown; changedAt: string } | null {
  const parsed = unsavedSchema.safeParse(parseStoredJson(text));
  return parsed.success ? { template: parsed.data.template, changedAt: parsed.data.changedAt } : null;
}
