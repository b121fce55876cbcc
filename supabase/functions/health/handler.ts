import * as z from 'zod/mini';
import type { HealthReply } from '../../contracts/index.ts';
import { readRows } from '../_shared/call-database.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { handleRequest } from '../_shared/http/handle-request.ts';
import type { FunctionHandler } from '../_shared/http/serve-function.ts';

const rowsSchema = z.array(z.unknown());

/**
 * GET health, for uptime monitors. Returns 200 `{"status":"ok"}`, or `"attention"` if a payment does not match its
 * order and an admin should check it; an error of the contract if the database does not answer.
 */
export const healthHandler: FunctionHandler = (request, deps) =>
  handleRequest(request, deps, async () => {
    if (request.method !== 'GET') throw new FunctionError('method_not_allowed');
    const findings = await readRows(
      deps.database.from('payment_reconciliation').select('finding').limit(1),
      rowsSchema,
    );
    const reply: HealthReply = { status: findings.length === 0 ? 'ok' : 'attention' };
    return Response.json(reply);
  });
