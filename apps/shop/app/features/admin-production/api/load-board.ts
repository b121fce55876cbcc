import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { dueDay } from '#app/lib/orders/due-day.ts';
import { type BoardCard, type BoardColumn, type BoardStage, boardStages, changeFor } from '../production-board.ts';
import type { WorkshopLoad } from '../workshop-load.ts';
import { loadWorkshop } from './workshop-load.ts';

const cardsPerColumn = 30;

const rowsSchema = z.array(
  z
    .object({
      id: z.guid(),
      order_id: z.string(),
      recipient: z.object({ firstName: z.string(), lastName: z.string() }),
      created_at: z.string(),
      revision: z.int(),
      payments: z.array(
        z.object({
          payment_disputes: z.array(z.object({ state: z.string(), respond_by: z.string().nullable() })),
        }),
      ),
      order_items: z.array(z.object({ title: z.string(), quantity: z.int(), delivery_max_days: z.int().nullable() })),
    })
    .transform(
      (row): BoardCard => ({
        id: row.id,
        orderId: row.order_id,
        customerName: `${row.recipient.firstName} ${row.recipient.lastName}`,
        createdAt: row.created_at,
        items: row.order_items.map(({ title, quantity }) => `${quantity} × ${title}`),
        dueDay: dueDay(
          row.created_at,
          row.order_items.map(({ delivery_max_days: days }) => days),
        ),
        dispute: openDispute(row.payments.flatMap(({ payment_disputes: disputes }) => disputes)),
        revision: row.revision,
      }),
    ),
);

/**
 * Reads the production board with the paid orders to make, and the load of the workshop. Each column has its total and
 * its 30 oldest orders, oldest first.
 * @throws if a request fails or a row does not match the schema
 */
export async function loadBoard(
  client: SupabaseClient,
): Promise<{ columns: readonly BoardColumn[]; load: WorkshopLoad }> {
  const [load, ...columns] = await Promise.all([
    loadWorkshop(client),
    ...boardStages.map((stage) => loadColumn(client, stage)),
  ]);
  return { columns: columns.map((column) => ({ ...column, pieces: load.piecesByStage[column.stage] ?? 0 })), load };
}

async function loadColumn(client: SupabaseClient, stage: BoardStage): Promise<Omit<BoardColumn, 'pieces'>> {
  const paid = client
    .from('orders')
    .select(
      'id, order_id, recipient, created_at, revision, order_items(title, quantity, delivery_max_days), payments!payments_order_id_fkey(payment_disputes(state, respond_by))',
      { count: 'exact' },
    )
    .eq('status', 'completed');
  const { visualStatus, productionStage } = changeFor(stage);
  const inState = paid.eq('visual_status', visualStatus);
  // An order that was begun without a stage waits for cutting.
  const inColumn =
    productionStage === 'Zuschnitt'
      ? inState.or('production_stage.is.null,production_stage.eq.Zuschnitt')
      : productionStage === null
        ? inState
        : inState.eq('production_stage', productionStage);
  const { data, count } = await inColumn
    .order('created_at')
    .range(0, cardsPerColumn - 1)
    .throwOnError();
  return { stage, cards: rowsSchema.parse(data), total: count ?? 0 };
}

/** Returns the open dispute that PayPal expects an answer to first. */
function openDispute(disputes: readonly { state: string; respond_by: string | null }[]): BoardCard['dispute'] {
  const open = disputes.filter(({ state }) => state === 'open');
  const days = open.flatMap(({ respond_by: respondBy }) => respondBy ?? []).sort();
  return open.length === 0 ? null : { respondBy: days[0] ?? null };
}
