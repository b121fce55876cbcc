import * as z from 'zod/mini';
import { type PublishTemplateReply, publishTemplateRequestSchema } from '../../contracts/index.ts';
import { dayInBerlin } from '../../legal/index.ts';
import { callDatabase } from '../_shared/call-database.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { limitRate } from '../_shared/http/rate-limit.ts';
import { requireAdmin } from '../_shared/http/require-admin.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { checkTemplate } from '../_shared/templates/check-template.ts';

const draftSchema = z.nullable(z.object({ template: z.unknown(), revision: z.int(), digest: z.string() }));

/**
 * POST publish-template: checks the draft of a template with the engine and publishes it if it has no error. The
 * database refuses a draft that changed since the check.
 */
export const publishTemplateHandler = jsonFunction(
  publishTemplateRequestSchema,
  async ({ templateId, revision }, request, deps): Promise<PublishTemplateReply> => {
    const admin = await requireAdmin(request, deps);
    await limitRate(deps, request, 'publish-template', admin.userId);
    const draft = await callDatabase(deps.database, 'get_draft_to_publish', { p_template_id: templateId }, draftSchema);
    if (draft === null) throw new FunctionError('template_not_found');
    if (draft.revision !== revision) throw new FunctionError('revision_conflict', { revision: draft.revision });
    const { faults, undecided } = checkTemplate(draft.template, dayInBerlin(deps.now()));
    if (faults.length > 0) throw new FunctionError('template_broken', { faults });
    const version = await callDatabase(
      deps.database,
      'publish_form_template',
      { p_template_id: templateId, p_digest: draft.digest, p_published_by: admin.userId },
      z.int(),
    );
    return { version, undecided };
  },
);
