import { redirect } from 'react-router';
import { adminPaths } from '../../config/admin-paths.ts';
import { getOrder } from '../../features/admin-orders/api/get-order.ts';
import { Worksheet } from '../../features/admin-orders/components/worksheet.tsx';
import { drawnFields } from '../../features/admin-orders/drawn-fields.ts';
import { ConfigurationDrawing } from '../../features/drawing/configuration-drawing.tsx';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { usePublicEnv } from '../../lib/public-env.tsx';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { showErrorToast } from '../../lib/toasts.ts';
import type { Route } from './+types/worksheet.ts';

export async function clientLoader({ params: { orderDbId } }: Route.ClientLoaderArgs) {
  const loaded = await loadOrFailure(async () => getOrder(await signedInClient(), orderDbId));
  if (loaded.ok && loaded.value !== null) return { order: loaded.value };
  showErrorToast({
    title: 'Error loading order',
    description: loaded.ok ? 'There is no such order.' : loaded.message,
  });
  throw redirect(adminPaths.orders());
}

export default function WorksheetPage({ loaderData: { order } }: Route.ComponentProps) {
  const { shopUrl } = usePublicEnv();
  return (
    <Worksheet
      order={order}
      orderUrl={`${shopUrl}${adminPaths.orders(order.id)}`}
      drawing={({ configuratorType, settings }) =>
        settings !== null && (
          <ConfigurationDrawing
            configuratorType={configuratorType}
            fields={drawnFields(settings)}
            focusedFieldName={null}
          />
        )
      }
    />
  );
}
