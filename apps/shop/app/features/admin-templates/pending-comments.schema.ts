import { z } from 'zod';
import { parseStoredJson } from '#app/lib/storage/text-storage.ts';

const pendingSchema = z.array(
  z.object({
    id: z.string(),
    part: z.object({ kind: z.enum(['section', 'group', 'field', 'option', 'price_rule']), id: z.string() }),
    text: z.string(),
    createdAt: z.iso.datetime(),
  }),
);

/** Parses comments kept in the browser. Returns none if the text is missing or invalid. */
export function parsePendingComments(text: string | null): z.infer<typeof pendingSchema> {
  const parsed = pendingSchema.safeParse(parseStoredJson(text));
  return parsed.success ? parsed.data : [];
}
