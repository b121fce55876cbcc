import * as z from 'zod/mini';
import { callDatabase } from '../_shared/call-database.ts';
import { readCaller } from '../_shared/http/caller.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { limitRate } from '../_shared/http/rate-limit.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { accountExportSchema } from './account-export.schema.ts';
import { accountPdf } from './account-pdf.ts';

/** POST account-export: returns all data the shop stores about the caller as a PDF. For signed-in users. */
export const accountExportHandler = jsonFunction(z.object({}), async (_, request, deps) => {
  const caller = await readCaller(request, deps);
  if (caller === null) throw new FunctionError('not_signed_in');
  await limitRate(deps, request, 'account-export', caller.userId);
  const exported = await callDatabase(
    deps.database,
    'export_account',
    { p_user_id: caller.userId },
    accountExportSchema,
  );
  return new Response(await accountPdf(exported, deps.now()), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="meine-daten.pdf"',
    },
  });
});
