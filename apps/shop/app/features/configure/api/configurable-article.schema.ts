import { parseEuroToCents } from 'configurator-core';
import * as z from 'zod/mini';
import { configuratorTypes } from '#app/config/paths.ts';
import type { ConfigurableArticle } from '../configurable-article.ts';

/** The columns `configurableArticleSchema` reads. */
export const configurableArticleColumns = 'id, title, image_url, price, configurator_type, form_template_id' as const;

/** A row of `articles`. The price is in euros, as a number or as decimal text. */
export const configurableArticleSchema = z.pipe(
  z.object({
    id: z.guid(),
    title: z.string(),
    image_url: z.nullable(z.string()),
    price: z.nullable(z.union([z.number(), z.string()])),
    configurator_type: z.nullable(z.enum(configuratorTypes)),
    form_template_id: z.nullable(z.guid()),
  }),
  z.transform(
    (row): ConfigurableArticle => ({
      id: row.id,
      title: row.title,
      imageUrl: row.image_url,
      priceCents: row.price === null ? null : parseEuroToCents(row.price),
      configuratorType: row.configurator_type,
      formTemplateId: row.form_template_id,
    }),
  ),
);
