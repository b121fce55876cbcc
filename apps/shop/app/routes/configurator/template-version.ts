import { getFormTemplate } from '#app/features/configure/api/get-form-template.ts';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import type { Route } from './+types/template-version.ts';

/** A published version of a form template, used to migrate the values of an earlier visit. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const version = Number(params.version);
  if (!isRowId(params.templateId) || !Number.isInteger(version) || version < 1 || version > 1_000_000) {
    return new Response(null, { status: 404 });
  }
  try {
    const template = await getFormTemplate(context.get(supabaseContext), params.templateId, version);
    if (template === null) return new Response(null, { status: 404 });
    // A published version never changes.
    return Response.json(template, { headers: { 'Cache-Control': 'public, max-age=86400, immutable' } });
  } catch (error) {
    console.error(`Version ${version} of form template ${params.templateId} could not be loaded`, error);
    return new Response(null, { status: 404 });
  }
}
