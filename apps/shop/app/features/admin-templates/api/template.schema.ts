import { z } from 'zod';
import type { RowSource } from '#app/lib/table/list-rows.ts';
import type { AdminTemplate } from '../admin-template.ts';

/** The columns `templateRowSchema` reads. */
export const templateColumns = 'id, name, configurator_type, created_at' as const;

/** A row of `form_templates`. */
export const templateRowSchema = z
  .object({ id: z.guid(), name: z.string(), configurator_type: z.string().nullable(), created_at: z.string() })
  .transform(
    (row): AdminTemplate => ({
      id: row.id,
      name: row.name,
      configuratorType: row.configurator_type,
      createdAt: row.created_at,
    }),
  );

/** The rows of the list. */
export const templateSource: RowSource<AdminTemplate> = {
  from: 'form_template_overview',
  columns: templateColumns,
  row: templateRowSchema,
  searchColumn: 'name',
  nameColumns: ['name'],
  keyColumn: 'id',
};

/** Fields of a draft that the shop reads. The engine parses the template. */
export const draftSchema = z.looseObject({ id: z.guid(), revision: z.int() });

/** Reply of `save_form_template`. */
export const savedSchema = z.object({ id: z.guid(), revision: z.int(), version: z.int() });

/** Reply of `hold_form_template`. */
export const holdSchema = z
  .object({
    is_held: z.boolean(),
    revision: z.int(),
    holder: z
      .object({ name: z.string(), since: z.string(), is_caller: z.boolean() })
      .transform(({ name, since, is_caller: isCaller }) => ({ name, since, isCaller }))
      .nullable(),
  })
  .transform(({ is_held: isHeld, revision, holder }) => ({ isHeld, revision, holder }));

/** Reply of `list_template_drafts`. */
export const draftEntriesSchema = z.array(
  z
    .object({
      id: z.int(),
      saved_at: z.string(),
      author: z.string().nullable(),
      is_unsaved: z.boolean(),
      is_discarded: z.boolean(),
    })
    .transform((row) => ({
      id: String(row.id),
      savedAt: row.saved_at,
      author: row.author,
      isUnsaved: row.is_unsaved,
      isDiscarded: row.is_discarded,
    })),
);

/** The columns read from a row of `template_drafts`. */
export const keptDraftSchema = z.object({ definition: z.unknown() });

/** Reply of `list_template_comments`. */
export const commentsSchema = z.array(
  z
    .object({
      id: z.guid(),
      part_kind: z.enum(['section', 'group', 'field', 'option', 'price_rule']),
      part_id: z.string(),
      thread_id: z.guid().nullable(),
      text: z.string(),
      author: z.string().nullable(),
      created_at: z.string(),
      resolved_at: z.string().nullable(),
    })
    .transform((row) => ({
      id: row.id,
      part: { kind: row.part_kind, id: row.part_id },
      threadId: row.thread_id,
      text: row.text,
      author: row.author,
      createdAt: row.created_at,
      isResolved: row.resolved_at !== null,
    })),
);

/** Reply of `list_template_versions`. */
export const versionsSchema = z.array(
  z
    .object({ version: z.int(), published_at: z.string(), author: z.string().nullable() })
    .transform((row) => ({ version: row.version, publishedAt: row.published_at, author: row.author })),
);

/** Reply of `template_usage`. */
export const usageSchema = z
  .object({ articles: z.array(z.string()), unpaid_orders: z.int() })
  .transform((row) => ({ articles: row.articles, unpaidOrders: row.unpaid_orders }));
