import { parseEuroToCents } from 'configurator-core';
import { z } from 'zod';
import { configuratorTypes } from '#app/config/paths.ts';
import type { Article } from '../article.ts';

/** The columns `articleRowSchema` reads. */
export const articleColumns =
  'id, title, description, image_url, price, configurator_type, form_template_id, is_paused' as const;

/** A row of `articles`. The price is in euros, as a number or as decimal text. */
export const articleRowSchema = z
  .object({
    id: z.guid(),
    title: z.string(),
    description: z.string().nullable(),
    image_url: z.string().nullable(),
    price: z.union([z.number(), z.string()]).nullable(),
    configurator_type: z.enum(configuratorTypes).nullable(),
    form_template_id: z.guid().nullable(),
    is_paused: z.boolean(),
  })
  .transform(
    (row): Article => ({
      id: row.id,
      title: row.title,
      description: row.description,
      imageUrl: row.image_url,
      priceCents: row.price === null ? null : parseEuroToCents(row.price),
      configuratorType: row.configurator_type,
      formTemplateId: row.form_template_id,
      isPaused: row.is_paused,
    }),
  );
