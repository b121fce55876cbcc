import * as z from 'zod/mini';

/**
 * POST publish-template: publishes the draft of a template, for admins. `revision` is the one that was saved. Errors:
 * not_signed_in, not_allowed, template_not_found, revision_conflict, template_broken, too_many_requests.
 */
export const publishTemplateRequestSchema = z.object({ templateId: z.uuid(), revision: z.int() });

export const publishTemplateReplySchema = z.object({
  /** The live version. */
  version: z.int(),
  /** Number of questions that the analysis left open within its budget. They do not prevent publishing. */
  undecided: z.int(),
});

export type PublishTemplateReply = z.infer<typeof publishTemplateReplySchema>;

/** Params of `template_broken`: the first faults, with their places in the wire format. */
export const templateFaultsSchema = z.object({
  faults: z.array(z.object({ code: z.string(), path: z.string() })),
});

export type TemplateFault = z.infer<typeof templateFaultsSchema>['faults'][number];
