import { use, useMemo, useState } from 'react';
import { type VisualStatus, visualStatusSchema } from 'shop-backend/contracts';
import { closeToast, showErrorToast, showToast } from '#app/lib/toasts.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import type { ListState } from '#app/ui/data-table/list-page.tsx';
import { Menu, MenuItem } from '#app/ui/overlays/menu.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { ListedOrder } from '../api/listed-order.schema.ts';
import { orderTable } from '../order-table.tsx';
import { useOrderTexts } from '../texts/order-texts.ts';
import { type BulkRequests, type BulkResult, BulkStatusDialog } from './bulk-status-dialog.tsx';
import { StatusBadge } from './status-badge.tsx';

interface OrderListProps extends ListState<ListedOrder> {
  /** Returns the path of an order's details. */
  detailsPath: (order: ListedOrder) => string;
  requests: BulkRequests;
  onChanged: () => void;
}

/** A status that is asked for before it is set. */
interface RequestedStatus {
  orders: readonly ListedOrder[];
  status: VisualStatus;
  /** Clears the selection. */
  clear: () => void;
}

/** List of all orders with customer, amount and status. */
export function OrderList({ detailsPath, requests, onChanged, ...list }: OrderListProps) {
  const language = use(PageLanguage);
  const texts = useOrderTexts();
  const formats = usePageFormats();
  const context = useMemo(() => ({ texts, formats, detailsPath }), [texts, formats, detailsPath]);
  const [requested, setRequested] = useState<RequestedStatus | null>(null);
  function report(results: readonly BulkResult[]) {
    const numbers = new Map(requested?.orders.map(({ id, orderId }) => [id, orderId]));
    const namesOf = (found: readonly BulkResult[]) => found.map(({ id }) => numbers.get(id) ?? id).join(', ');
    const failed = new Map<string, BulkResult[]>();
    for (const result of results) {
      if (result.error !== null) failed.set(result.error, [...(failed.get(result.error) ?? []), result]);
    }
    // One toast for all failures, grouped by reason.
    const refused = results.filter(({ refund }) => refund === 'failed');
    const problems = [...failed].map(([reason, found]) => `${namesOf(found)}: ${reason}`);
    if (refused.length > 0) problems.push(texts.cancel.bulk.refused(namesOf(refused)));
    if (problems.length > 0) {
      showErrorToast({ id: 'orders', title: texts.updateFailed, description: problems.join(' ') });
    } else {
      closeToast('orders');
    }
    const waiting = results.filter(({ refund }) => refund === 'requested');
    if (waiting.length > 0) showToast({ title: texts.cancel.bulk.requested(namesOf(waiting)) });
    const changed = results.filter(({ error }) => error === null);
    const refundedCents = results
      .filter(({ refund }) => refund === 'completed')
      .reduce((sum, { amountCents = 0 }) => sum + amountCents, 0);
    const refunded = refundedCents > 0 ? [texts.cancel.refunded(formats.price(refundedCents))] : [];
    if (changed.length > 0) {
      showToast({ title: texts.updated, description: [namesOf(changed), ...refunded].join(' · ') });
    }
    requested?.clear();
    setRequested(null);
    onChanged();
  }
  return (
    <>
      <DataTable
        {...list}
        table={orderTable}
        context={context}
        label={texts.title}
        searchLabel={texts.searchLabel}
        language={language}
        rowId={({ id }) => id}
        rowLabel={({ orderId }) => orderId}
        empty={<EmptyState title={texts.empty} />}
        bulkActions={(orders, clear) => (
          <Menu
            trigger={
              <button type="button" className={buttonStyle('secondary')}>
                {texts.setStatus}
              </button>
            }
          >
            {visualStatusSchema.options.map((status) => (
              <MenuItem key={status} onSelect={() => setRequested({ orders, status, clear })}>
                <StatusBadge status={status} />
              </MenuItem>
            ))}
          </Menu>
        )}
      />
      {requested !== null && (
        <BulkStatusDialog
          {...requests}
          orders={requested.orders}
          status={requested.status}
          onClose={() => setRequested(null)}
          onDone={report}
        />
      )}
    </>
  );
}
