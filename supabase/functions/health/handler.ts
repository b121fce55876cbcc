import * as z from 'zod/mini';
import { readRows } from '../_shared/call-database.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { handleRequest } from '../_shared/http/handle-request.ts';
import type { FunctionHandler } from '../_shared/http/serve-function.ts';

const rowsSchema = z.array(z.unknown());

/**
 * GET health, for uptime monitors: 200 `{"status":"ok"}`; `"attention"` when a payment and its order do
 * not agree and an admin should look; an error of the contract when the database gives no answer.
 */
export const healthHandler: FunctionHandler = (request, deps) =>
  handleRequest(request, deps, async () => {
    if (request.method !== 'GET') throw new FunctionError('method_not_allowed');
    const findings = await readRows(
      deps.database.from('payment_reconciliation').select('finding').limit(1),
      rowsSchema,
    );
    return Response.json({ status: findings.length === 0 ? 'ok' : 'attention' });
  });
