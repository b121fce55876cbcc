import { z } from 'zod';
import type { Category } from '../category.ts';

/** The columns `categoryRowSchema` reads. */
export const categoryColumns = 'id, title, description, image_url' as const;

/** A row of `categories`. */
export const categoryRowSchema = z
  .object({
    id: z.guid(),
    title: z.string(),
    description: z.string().nullable(),
    image_url: z.string().nullable(),
  })
  .transform(
    (row): Category => ({ id: row.id, title: row.title, description: row.description, imageUrl: row.image_url }),
  );
