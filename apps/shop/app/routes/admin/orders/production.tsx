import { useRevalidator } from 'react-router';
import { shop } from '#app/config/shop.ts';
import { loadBoard } from '#app/features/admin-production/api/load-board.ts';
import { moveOrder } from '#app/features/admin-production/api/move-order.ts';
import { saveCapacity } from '#app/features/admin-production/api/workshop-load.ts';
import { Board } from '#app/features/admin-production/components/board.tsx';
import { CapacityPanel } from '#app/features/admin-production/components/capacity-panel.tsx';
import { productionTexts } from '#app/features/admin-production/texts/production-texts.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { deliveryDays } from '#app/lib/formats/expected-delivery.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import { ListFailure } from '#app/ui/admin/lists/list-failure.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { Route } from './+types/production.ts';

export function clientLoader() {
  return loadOrFailure(async () => loadBoard(await signedInClient()));
}

export default function ProductionPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = productionTexts[language];
  const { revalidate } = useRevalidator();
  return (
    <AdminPage title={texts.title} language={language} intro={texts.intro}>
      {loaderData.ok ? (
        <Workshop {...loaderData.value} onChanged={() => void revalidate()} />
      ) : (
        <ListFailure title={texts.loadFailed} error={loaderData.error} />
      )}
    </AdminPage>
  );
}

type Loaded = Extract<Route.ComponentProps['loaderData'], { ok: true }>['value'];

function Workshop({ columns, load, onChanged }: Loaded & { onChanged: () => void }) {
  const formats = usePageFormats();
  const { min, max } = shop.deliveryDays;
  return (
    <>
      <CapacityPanel
        load={load}
        expectedDelivery={formats.days(deliveryDays({ min: min + load.queueDays, max: max + load.queueDays }))}
        onSave={async (pieces, revision) => saveCapacity(await signedInClient(), pieces, revision)}
        onReload={onChanged}
      />
      <Board
        columns={columns}
        onMove={async (card, stage) => moveOrder(await signedInClient(), card, stage)}
        onChanged={onChanged}
      />
    </>
  );
}
