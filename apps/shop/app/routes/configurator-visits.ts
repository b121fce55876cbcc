import { countVisit } from '../features/configure/api/count-visit.ts';
import { visitReportSchema } from '../features/configure/visit-news.schema.ts';
import { supabaseContext } from '../lib/supabase/server.server.ts';
import type { Route } from './+types/configurator-visits.ts';

const longestReport = 20_000;

/** Takes what a visit of the configurator tells while its page is left. */
export async function action({ request, context }: Route.ActionArgs) {
  if (Number(request.headers.get('content-length') ?? longestReport) >= longestReport) {
    return new Response(null, { status: 413 });
  }
  const report = visitReportSchema.safeParse(await request.json().catch(() => null));
  if (!report.success) return new Response(null, { status: 400 });
  await countVisit(context.get(supabaseContext), report.data.template, report.data.news);
  return new Response(null, { status: 204 });
}
