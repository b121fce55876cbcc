import type { FunctionsClient } from '@supabase/functions-js';
import type { Result } from 'configurator-core';
import { type PublishTemplateReply, publishTemplateReplySchema } from 'shop-backend/contracts';
import { callFunction, type FunctionFailure } from '#app/lib/supabase/call-function.ts';

/** Publishes the draft with this revision, if the server finds no error in it. */
export function publishTemplate(
  functions: FunctionsClient,
  request: { templateId: string; revision: number },
): Promise<Result<PublishTemplateReply, FunctionFailure>> {
  return callFunction(functions, 'publish-template', request, publishTemplateReplySchema);
}
