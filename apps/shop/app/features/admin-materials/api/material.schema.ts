import { z } from 'zod';
import { materialFactsColumns, materialFactsShape, toMaterialFacts } from '#app/lib/materials/material-facts.schema.ts';
import type { RowSource } from '#app/lib/table/list-rows.ts';
import type { AdminMaterial } from '../admin-material.ts';

/** The columns of `material_overview` that `materialRowSchema` reads. */
const materialColumns =
  `id, key, name, image_url, is_sold_out, ${materialFactsColumns}, templates, revision, created_at` as const;

/** A row of `material_overview`, with or without `template_ids`. The row returned by a save has no templates. */
export const materialRowSchema = z
  .object({
    id: z.guid(),
    key: z.string(),
    name: z.string(),
    image_url: z.string().nullable(),
    is_sold_out: z.boolean(),
    ...materialFactsShape,
    templates: z.array(z.string()).default([]),
    template_ids: z.array(z.guid()).default([]),
    revision: z.int(),
    created_at: z.string(),
  })
  .transform(
    (row): AdminMaterial => ({
      id: row.id,
      key: row.key,
      title: row.name,
      imageUrl: row.image_url,
      isSoldOut: row.is_sold_out,
      ...toMaterialFacts(row),
      templates: row.templates,
      templateIds: row.template_ids,
      revision: row.revision,
      createdAt: row.created_at,
    }),
  );

/** A material with the ids of its templates. */
export const materialRow = {
  from: 'material_overview',
  columns: `${materialColumns}, template_ids`,
  row: materialRowSchema,
} as const;

/** The rows of the list. */
export const materialSource: RowSource<AdminMaterial> = {
  from: 'material_overview',
  columns: materialColumns,
  row: materialRowSchema,
  searchColumn: 'name',
  nameColumns: ['name'],
  keyColumn: 'id',
};
