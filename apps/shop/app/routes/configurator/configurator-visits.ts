import { readAtMost, requestLimits } from 'shop-backend/contracts';
import { countVisit } from '#app/features/configure/api/count-visit.ts';
import { visitReportSchema } from '#app/features/configure/visit/visit-report.schema.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import type { Route } from './+types/configurator-visits.ts';

/** Stores the report of a configurator visit, sent when its page is left. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readAtMost(request, requestLimits.visitReportBytes).catch(() => undefined);
  if (body === null) return new Response(null, { status: 413 });
  const report = visitReportSchema.safeParse(parseJson(new TextDecoder().decode(body)));
  if (!report.success) return new Response(null, { status: 400 });
  await countVisit(context.get(supabaseContext), report.data.template, report.data.progress);
  return new Response(null, { status: 204 });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
