import { z } from 'zod';
import type { RowSource } from '#app/lib/table/list-rows.ts';
import type { AdminCategory } from '../admin-category.ts';

/** The columns `adminCategoryRowSchema` reads. */
export const adminCategoryColumns = 'id, title, description, image_url, revision, created_at' as const;

/** A row of `categories`. */
export const adminCategoryRowSchema = z
  .object({
    id: z.guid(),
    title: z.string(),
    description: z.string().nullable(),
    image_url: z.string().nullable(),
    revision: z.int(),
    created_at: z.string(),
  })
  .transform(
    (row): AdminCategory => ({
      id: row.id,
      title: row.title,
      description: row.description ?? '',
      imageUrl: row.image_url,
      revision: row.revision,
      createdAt: row.created_at,
    }),
  );

/** The rows of the list. */
export const categorySource: RowSource<AdminCategory> = {
  from: 'category_overview',
  columns: adminCategoryColumns,
  row: adminCategoryRowSchema,
  searchColumn: 'title',
  nameColumns: ['title'],
  keyColumn: 'id',
};
