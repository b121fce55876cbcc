import { parseTemplate, type Template } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { redirect } from 'react-router';
import { adminPaths } from '../../config/admin-paths.ts';
import type { AdminOrderItem } from '../../features/admin-orders/admin-order.ts';
import { getOrder } from '../../features/admin-orders/api/get-order.ts';
import { Worksheet } from '../../features/admin-orders/components/worksheet.tsx';
import { drawnFields } from '../../features/admin-orders/drawn-fields.ts';
import { loadTemplateVersion } from '../../features/configure/api/load-template-version.ts';
import { parseTemplateVersion } from '../../features/configure/parse-template-version.ts';
import { ConfigurationDrawing } from '../../features/drawing/configuration-drawing.tsx';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { usePublicEnv } from '../../lib/public-env.tsx';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { showErrorToast } from '../../lib/toasts.ts';
import type { Route } from './+types/worksheet.ts';

export async function clientLoader({ params: { orderDbId } }: Route.ClientLoaderArgs) {
  const loaded = await loadOrFailure(async () => getOrder(await signedInClient(), orderDbId));
  if (loaded.ok && loaded.value !== null) {
    const order = loaded.value;
    const templates = await Promise.all(order.items.map(async (item) => [item.id, await templateOf(item)] as const));
    return { order, templates: new Map(templates) };
  }
  showErrorToast({
    title: 'Fehler beim Laden der Bestellung',
    description: loaded.ok ? 'Diese Bestellung gibt es nicht.' : loaded.message,
  });
  throw redirect(adminPaths.orders());
}

export default function WorksheetPage({ loaderData: { order, templates } }: Route.ComponentProps) {
  const { shopUrl } = usePublicEnv();
  return (
    <Worksheet
      order={order}
      orderUrl={`${shopUrl}${adminPaths.orders(order.id)}`}
      drawing={({ id, configuratorType, settings }) => {
        const template = templates.get(id) ?? null;
        // A deleted article has lost its type; the template still has it.
        const type = configuratorType ?? template?.configuratorType ?? null;
        if (settings === null || type === null) return null;
        const fields = drawnFields(settings, template);
        return <ConfigurationDrawing configuratorType={type} fields={fields} focusedFieldName={null} />;
      }}
    />
  );
}

/** The version of the template an item was configured with, for its colours; null where it cannot be had. */
async function templateOf({ settings }: AdminOrderItem): Promise<Template | null> {
  const madeWith = parseTemplateVersion(settings?._template);
  if (madeWith === null) return null;
  const builtIn = Object.values(builtInTemplates).find(({ id }) => id === madeWith.id);
  const parsed = parseTemplate(builtIn ?? (await loadTemplateVersion(madeWith)));
  return parsed.ok ? parsed.value : null;
}
