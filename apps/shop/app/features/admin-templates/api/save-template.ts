import type { SupabaseClient } from '@supabase/supabase-js';
import type { SaveReply, SaveRequest } from 'template-editor';
import { z } from 'zod';
import { type DatabaseFailure, failureText, parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { publishTemplate } from './publish-template.ts';
import { savedSchema } from './template.schema.ts';
import { unpublishedReason } from './unpublished-reason.ts';

/** The outcome of a save, with the id and revision for the next one. */
export type TemplateSave =
  | { reply: Extract<SaveReply, { status: 'saved' }>; id: string; revision: number }
  | { reply: Exclude<SaveReply, { status: 'saved' }> };

/**
 * Saves a template in one transaction, and publishes it on request: two steps, so that a template that cannot be published
 * is saved nevertheless. The reply contains the reason for a failure.
 * @param revision as loaded; a newer revision of another admin is overwritten only if `isOverwrite` is set
 * @param language of the error message
 */
export async function saveTemplate(
  client: SupabaseClient,
  { template, publish, isOverwrite }: SaveRequest,
  revision: number | null,
  language: AdminLanguage,
): Promise<TemplateSave> {
  try {
    const { data } = await client
      .rpc('save_form_template', {
        p_template: template,
        p_expected_revision: isOverwrite ? null : revision,
      })
      .throwOnError();
    const { id, version, revision: savedRevision } = savedSchema.parse(data);
    const published = publish
      ? await publishTemplate(client.functions, { templateId: id, revision: savedRevision })
      : null;
    const reply = { status: 'saved' } as const;
    return {
      reply:
        published === null || published.ok
          ? { ...reply, version: published?.value.version ?? version }
          : { ...reply, version, unpublished: unpublishedReason(published.error, language) },
      id,
      revision: savedRevision,
    };
  } catch (error) {
    const failure = parseDatabaseFailure(error);
    if (failure?.message === 'revision_conflict') return { reply: { status: 'conflict' } };
    return { reply: { status: 'failed', message: refusalText(error, failure, language) } };
  }
}

const foreignIdSchema = z.object({ path: z.string() });

/** Says why the database refused the template, and where. */
function refusalText(error: unknown, failure: DatabaseFailure | null, language: AdminLanguage): string {
  if (failure?.message === 'invalid_template' && typeof failure.details === 'string') return failure.details;
  const text = failureText(error, language);
  const place = foreignIdSchema.safeParse(failure?.details);
  return failure?.message === 'foreign_id' && place.success ? `${text} (${place.data.path})` : text;
}
