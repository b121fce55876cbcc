import type { SupabaseClient } from '@supabase/supabase-js';
import type { TemplateVersion } from '../template-version/parse-template-version.ts';
import type { VisitProgress } from '../visit/visit-report.schema.ts';

/** Counts the steps that a visit opened for the first time. Does not throw on errors, as nothing depends on it. */
export async function countVisit(client: SupabaseClient, { id, version }: TemplateVersion, progress: VisitProgress) {
  const { error } = await client.rpc('count_configurator_visit', {
    p_template_id: id,
    p_version: version,
    p_steps: progress.steps,
    p_is_opened: progress.isOpened,
    p_is_added: progress.isAdded,
  });
  if (error !== null && error.message !== 'rate_limited') {
    console.error(JSON.stringify({ message: 'A visit was not counted', code: error.code }));
  }
}
