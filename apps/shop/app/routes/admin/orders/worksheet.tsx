import { parseTemplate, type Template } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { redirect } from 'react-router';
import { shopTemplateOptions } from 'shop-backend/field-types';
import { dayInBerlin } from 'shop-backend/legal';
import { adminPaths } from '#app/config/admin-paths.ts';
import type { AdminOrderItem } from '#app/features/admin-orders/admin-order.ts';
import { getOrder } from '#app/features/admin-orders/api/get-order.ts';
import { Worksheet } from '#app/features/admin-orders/components/worksheet.tsx';
import { chosenLooks, drawnFields } from '#app/features/admin-orders/drawn-fields.ts';
import { inTemplateLanguage } from '#app/features/admin-orders/in-template-language.ts';
import { orderTexts } from '#app/features/admin-orders/texts/order-texts.ts';
import { loadTemplateVersion } from '#app/features/configure/api/load-template-version.ts';
import { parseTemplateVersion } from '#app/features/configure/template-version/parse-template-version.ts';
import { ConfigurationDrawing } from '#app/features/drawing/configuration-drawing.tsx';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { pageLanguage } from '#app/lib/language/admin-language.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { showErrorToast } from '#app/lib/toasts.ts';
import { InPageLanguage } from '#app/ui/admin/language/in-page-language.tsx';
import type { Route } from './+types/worksheet.ts';

export async function clientLoader({ params: { orderDbId } }: Route.ClientLoaderArgs) {
  const loaded = await loadOrFailure(async () => getOrder(await signedInClient(), orderDbId));
  if (loaded.ok && loaded.value !== null) {
    const order = loaded.value;
    const templates = new Map(
      await Promise.all(
        order.items.map(
          async (item) => [item.id, await templateOf(item, dayInBerlin(new Date(order.createdAt)))] as const,
        ),
      ),
    );
    const items = order.items.map((item) => inTemplateLanguage(item, templates.get(item.id) ?? null, order.createdAt));
    return { order: { ...order, items }, templates };
  }
  const language = pageLanguage('de');
  const texts = orderTexts[language];
  const description = loaded.ok ? texts.notFound : failureText(loaded.error, language);
  showErrorToast({ title: texts.loadFailed, description, id: 'page-load' });
  throw redirect(adminPaths.orders());
}

export default function WorksheetPage({ loaderData: { order, templates } }: Route.ComponentProps) {
  const { shopUrl } = usePublicEnv();
  const language = useAdminLanguage('de');
  return (
    <InPageLanguage value={language} title={`${orderTexts[language].sheet.title} ${order.orderId}`}>
      <Worksheet
        order={order}
        orderUrl={`${shopUrl}${adminPaths.orders(order.id)}`}
        looks={({ id, settings }) => (settings === null ? [] : chosenLooks(settings, templates.get(id) ?? null))}
        drawing={({ id, configuratorType, settings }) => {
          const template = templates.get(id) ?? null;
          // The type of a deleted article is unknown; its template still has it.
          const type = configuratorType ?? template?.configuratorType ?? null;
          if (settings === null || type === null) return null;
          const fields = drawnFields(settings, template);
          return <ConfigurationDrawing configuratorType={type} fields={fields} focusedFieldName={null} />;
        }}
      />
    </InPageLanguage>
  );
}

/**
 * The template version with which an item was configured, for its colours; null if it cannot be loaded.
 * @param day day of the order
 */
async function templateOf({ settings }: AdminOrderItem, day: string): Promise<Template | null> {
  const madeWith = parseTemplateVersion(settings?._template);
  if (madeWith === null) return null;
  const builtIn = Object.values(builtInTemplates).find(({ id }) => id === madeWith.id);
  if (builtIn === undefined) return (await loadTemplateVersion(madeWith, null, day))?.template ?? null;
  const parsed = parseTemplate(builtIn, shopTemplateOptions(day));
  return parsed.ok ? parsed.value : null;
}
