import type { SupabaseClient } from '@supabase/supabase-js';
import { diffTemplates, parseTemplate, type Template, type TemplateChange } from 'configurator-core';
import { shopTemplateOptions } from 'shop-backend/field-types';
import { dayInBerlin } from 'shop-backend/legal';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';

/** A published version of a form template. */
export interface PublishedVersion {
  templateId: string;
  version: number;
}

/**
 * Returns what a published version changed, in words; null for the first version.
 * @throws if a version cannot be loaded or read
 */
export async function loadVersionChanges(
  openClient: () => Promise<SupabaseClient>,
  { templateId, version }: PublishedVersion,
  language: AdminLanguage,
): Promise<readonly TemplateChange[] | null> {
  if (version <= 1) return null;
  const client = await openClient();
  const load = async (number: number): Promise<Template> => {
    const { data } = await client
      .rpc('get_complete_form', { p_template_id: templateId, p_version: number })
      .throwOnError();
    const parsed = parseTemplate(data, shopTemplateOptions(dayInBerlin(new Date())));
    if (!parsed.ok) throw new Error(`Version ${number} is unreadable`);
    return parsed.value;
  };
  const [before, after] = await Promise.all([load(version - 1), load(version)]);
  return diffTemplates(before, after, language).changes;
}
