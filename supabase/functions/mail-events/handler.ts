import * as z from 'zod/mini';
import { requestLimits } from '../../contracts/index.ts';
import { callDatabase } from '../_shared/call-database.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { handleRequest } from '../_shared/http/handle-request.ts';
import { parseJson } from '../_shared/http/parse-json.ts';
import { readBody } from '../_shared/http/read-body.ts';
import type { FunctionHandler } from '../_shared/http/serve-function.ts';
import { isSignedEvent } from './is-signed-event.ts';
import { mailEventSchema } from './mail-event.schema.ts';

const failures = ['email.bounced', 'email.complained', 'email.failed', 'email.suppressed'];

/** POST mail-events: records accepted mails that were not delivered; admins see them in the outbox. */
export const mailEventsHandler: FunctionHandler = (request, deps) =>
  handleRequest(request, deps, async () => {
    if (request.method !== 'POST') throw new FunctionError('method_not_allowed');
    const body = await readBody(request, requestLimits.mailEventBytes);
    const secret = deps.env.mailWebhookSecret;
    if (secret === undefined || !isSignedEvent(body, request.headers, secret, deps.now())) {
      throw new FunctionError('event_refused');
    }
    const event = mailEventSchema.safeParse(parseJson(body));
    if (!event.success) throw new FunctionError('invalid_request', { paths: [''] });
    const { type, data } = event.data;
    const mailId = data.tags?.mail;
    if (failures.includes(type) && mailId !== undefined) {
      // The provider's message may quote the address.
      const reason = [type, data.bounce?.type, data.bounce?.subType].filter((part) => part !== undefined).join(', ');
      await callDatabase(deps.database, 'note_mail_bounce', { p_mail_id: mailId, p_reason: reason }, z.boolean());
    }
    return new Response(null, { status: 200 });
  });
