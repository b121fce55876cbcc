import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { byName } from '#app/lib/formats/by-name.ts';
import { allRows } from '#app/lib/supabase/all-rows.ts';
import type { CategoryChoice, TemplateChoice } from '../admin-article.ts';

const categoriesSchema = z.array(z.object({ id: z.guid(), title: z.string() }));
const templatesSchema = z
  .array(
    z.object({
      id: z.guid(),
      name: z.string(),
      configurator_type: z.string().nullable(),
      template_versions: z.array(z.object({ version: z.int() })),
    }),
  )
  .transform((rows): TemplateChoice[] =>
    rows.map((row) => ({
      id: row.id,
      name: row.name,
      configuratorType: row.configurator_type,
      isPublished: row.template_versions.length > 0,
    })),
  );

/** Returns the categories for the picker, sorted by title. @throws if the request fails */
export async function listCategoryChoices(client: SupabaseClient): Promise<CategoryChoice[]> {
  const rows = await allRows((first, last) =>
    client.from('categories').select('id, title').order('id').range(first, last).throwOnError(),
  );
  return categoriesSchema.parse(rows).toSorted(byName(({ title }) => title));
}

/** Returns the templates for the picker, including drafts, sorted by name. @throws if the request fails */
export async function listTemplateChoices(client: SupabaseClient): Promise<TemplateChoice[]> {
  const rows = await allRows((first, last) =>
    client
      .from('form_templates')
      .select('id, name, configurator_type, template_versions(version)')
      .limit(1, { referencedTable: 'template_versions' })
      .order('id')
      .range(first, last)
      .throwOnError(),
  );
  return templatesSchema.parse(rows).toSorted(byName(({ name }) => name));
}
