import { parseEuroToCents } from 'configurator-core';
import { z } from 'zod';
import { configuratorTypes } from '#app/config/paths.ts';
import type { RowSource } from '#app/lib/table/list-rows.ts';
import type { AdminArticle, ListedArticle } from '../admin-article.ts';

/** A row of `article_overview`. */
const listedArticleRowSchema = z
  .object({
    id: z.guid(),
    title: z.string(),
    image_url: z.string().nullable(),
    is_paused: z.boolean(),
    category_titles: z.array(z.string()),
    price: z.coerce.number().nullable(),
    created_at: z.string(),
  })
  .transform(
    (row): ListedArticle => ({
      id: row.id,
      title: row.title,
      imageUrl: row.image_url,
      isPaused: row.is_paused,
      categoryTitles: row.category_titles,
      priceCents: row.price === null ? null : parseEuroToCents(row.price),
      createdAt: row.created_at,
    }),
  );

/** The rows of the list. */
export const articleSource: RowSource<ListedArticle> = {
  from: 'article_overview',
  columns: 'id, title, image_url, is_paused, category_titles, price, created_at',
  row: listedArticleRowSchema,
  searchColumn: 'search_text',
  listColumns: ['category_ids'],
  emptyColumns: ['price'],
  nameColumns: ['title'],
  keyColumn: 'id',
};

const adminArticleColumns =
  'id, article_number, title, description, image_url, price, configurator_type, form_template_id, is_paused, withdrawal_excluded, delivery_min_days, delivery_max_days, manufacturer, safety_notes, revision, article_categories(category_id), article_images(id, image_url, alt_text, created_at)' as const;

const adminArticleRowSchema = z
  .object({
    id: z.guid(),
    article_number: z.int(),
    title: z.string(),
    description: z.string().nullable(),
    image_url: z.string().nullable(),
    price: z.coerce.number().nullable(),
    configurator_type: z.enum(configuratorTypes).nullable(),
    form_template_id: z.guid().nullable(),
    is_paused: z.boolean(),
    withdrawal_excluded: z.boolean().nullable(),
    delivery_min_days: z.int().nullable(),
    delivery_max_days: z.int().nullable(),
    manufacturer: z.string().nullable(),
    safety_notes: z.string().nullable(),
    revision: z.int(),
    article_categories: z.array(z.object({ category_id: z.guid() })),
    article_images: z.array(
      z.object({ id: z.guid(), image_url: z.string(), alt_text: z.string().nullable(), created_at: z.string() }),
    ),
  })
  .transform(
    (row): AdminArticle => ({
      id: row.id,
      articleNumber: row.article_number,
      title: row.title,
      description: row.description ?? '',
      imageUrl: row.image_url,
      price: row.price,
      configuratorType: row.configurator_type,
      formTemplateId: row.form_template_id,
      isPaused: row.is_paused,
      withdrawalExcluded: row.withdrawal_excluded,
      deliveryMinDays: row.delivery_min_days,
      deliveryMaxDays: row.delivery_max_days,
      manufacturer: row.manufacturer ?? '',
      safetyNotes: row.safety_notes ?? '',
      categoryIds: row.article_categories.map(({ category_id }) => category_id),
      revision: row.revision,
      images: row.article_images
        .toSorted(
          (one, other) =>
            Date.parse(one.created_at) - Date.parse(other.created_at) || one.created_at.localeCompare(other.created_at),
        )
        .map(({ id, image_url, alt_text }) => ({ id, url: image_url, altText: alt_text ?? '' })),
    }),
  );

/** An article with its categories and images. */
export const articleRow = { from: 'articles', columns: adminArticleColumns, row: adminArticleRowSchema } as const;
