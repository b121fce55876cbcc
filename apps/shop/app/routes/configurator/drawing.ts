import { builtInTemplates } from 'configurator-core/templates';
import { dayInBerlin } from 'shop-backend/legal';
import { configuratorTypes } from '#app/config/paths.ts';
import { serverEnv } from '#app/config/server-env.server.ts';
import { getFormTemplate } from '#app/features/configure/api/get-form-template.ts';
import { renderDrawing } from '#app/features/drawing/render-drawing.tsx';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import { parseStoredJson } from '#app/lib/storage/text-storage.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import type { Route } from './+types/drawing.ts';

const maxValuesLength = 2_000;

/** The drawing of a configuration as an SVG file, for pages that do not load the drawing's code. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const type = configuratorTypes.find((each) => each === params.configuratorType);
  const version = Number(params.version);
  const values = new URL(request.url).searchParams.get('values') ?? '{}';
  if (type === undefined || !Number.isInteger(version) || version < 1 || version > 1_000_000) return missing();
  if (values.length > maxValuesLength) return missing();
  try {
    const { templateId } = params;
    const template = isRowId(templateId)
      ? await getFormTemplate(context.get(supabaseContext), templateId, version)
      : builtInTemplates[type];
    const drawing = await renderDrawing({
      configuratorType: type,
      template,
      values: parseStoredJson(values),
      today: dayInBerlin(new Date()),
      supabaseUrl: serverEnv().supabaseUrl,
    });
    if (drawing === null) return missing();
    const headers = {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // A published version never changes, but a later build of the shop may draw it better.
      'Cache-Control': drawing.isComplete ? 'public, max-age=86400' : 'no-store',
    };
    return new Response(drawing.svg, { headers });
  } catch (error) {
    console.error(`A drawing of form template ${params.templateId} could not be made`, error);
    return missing();
  }
}

function missing(): Response {
  return new Response(null, { status: 404 });
}
