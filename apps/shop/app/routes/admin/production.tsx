import { useRevalidator } from 'react-router';
import { shop } from '../../config/shop.ts';
import { loadBoard } from '../../features/admin-production/api/load-board.ts';
import { moveOrder } from '../../features/admin-production/api/move-order.ts';
import { saveCapacity } from '../../features/admin-production/api/workshop-load.ts';
import { Board } from '../../features/admin-production/components/board.tsx';
import { CapacityPanel } from '../../features/admin-production/components/capacity-panel.tsx';
import { expectedDelivery } from '../../lib/expected-delivery.ts';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { AdminPage } from '../../ui/admin/admin-page.tsx';
import { ListFailure } from '../../ui/admin/list-failure.tsx';
import type { Route } from './+types/production.ts';

export function clientLoader() {
  return loadOrFailure(async () => loadBoard(await signedInClient()));
}

export default function ProductionPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <AdminPage title="Produktion" intro="Bezahlte Bestellungen auf ihrem Weg durch die Werkstatt, die ältesten zuerst.">
      {loaderData.ok ? (
        <Workshop {...loaderData.value} onChanged={() => void revalidate()} />
      ) : (
        <ListFailure title="Fehler beim Laden der Bestellungen" description={loaderData.message} />
      )}
    </AdminPage>
  );
}

type Loaded = Extract<Route.ComponentProps['loaderData'], { ok: true }>['value'];

function Workshop({ columns, load, onChanged }: Loaded & { onChanged: () => void }) {
  const { min, max } = shop.deliveryDays;
  return (
    <>
      <CapacityPanel
        load={load}
        expectedDelivery={expectedDelivery({ min: min + load.queueDays, max: max + load.queueDays })}
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
