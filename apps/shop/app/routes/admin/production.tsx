import { useRevalidator } from 'react-router';
import { loadBoard } from '../../features/admin-production/api/load-board.ts';
import { moveOrder } from '../../features/admin-production/api/move-order.ts';
import { Board } from '../../features/admin-production/components/board.tsx';
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
    <AdminPage
      title="Production"
      language="en"
      intro="Paid orders on their way through the workshop, the oldest first."
    >
      {loaderData.ok ? (
        <Board
          columns={loaderData.value}
          onMove={async (card, stage) => moveOrder(await signedInClient(), card, stage)}
          onChanged={() => void revalidate()}
        />
      ) : (
        <ListFailure title="Error loading orders" description={loaderData.message} />
      )}
    </AdminPage>
  );
}
