import { Printer, RotateCcw, Ruler } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PrintSheet } from '../../../ui/print-sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { measureSections } from '../measures.ts';
import type { OrderDetails, OrderItem } from '../order.ts';
import { OrderDetailsView } from './order-details-view.tsx';
import { PrintedMeasures } from './printed-measures.tsx';
import { PrintedOrder } from './printed-order.tsx';

/** What is known of the order a dialog is about. */
export type KnownDetails =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly order: OrderDetails };

interface OrderDialogProps {
  /** Order number; null closes the dialog. */
  orderId: string | null;
  details: KnownDetails;
  onClose: () => void;
  onRetry: () => void;
  /** Puts the items into the cart at today's prices. */
  onReorder: (items: readonly OrderItem[]) => Promise<void>;
}

/** One order with all there is to know of it; nothing in it can be changed. */
export function OrderDialog({ orderId, details, onClose, onRetry, onReorder }: OrderDialogProps) {
  return (
    <Dialog
      title={orderId === null ? 'Bestellung' : `Bestellung ${orderId}`}
      isOpen={orderId !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={details.kind === 'loaded' && <OrderActions order={details.order} onReorder={onReorder} />}
    >
      {details.kind === 'loading' && (
        <div className="grid place-items-center py-16">
          <Spinner label="Die Bestellung wird geladen" className="size-8" />
        </div>
      )}
      {details.kind === 'failed' && (
        <ErrorState title="Die Bestellung konnte nicht geladen werden." titleLevel="h3" onRetry={onRetry}>
          Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.
        </ErrorState>
      )}
      {details.kind === 'loaded' && <OrderDetailsView order={details.order} />}
    </Dialog>
  );
}

type Sheet = 'order' | 'measures';

function OrderActions({ order, onReorder }: { order: OrderDetails; onReorder: OrderDialogProps['onReorder'] }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isReordering, setIsReordering] = useState(false);
  const closeSheet = useCallback(() => setSheet(null), []);
  const hasMeasures = order.items.some((item) => measureSections(item).length > 0);
  const reorder = async () => {
    setIsReordering(true);
    await onReorder(order.items);
    setIsReordering(false);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setSheet('order')}>
        <Printer aria-hidden className="size-4" />
        Bestellung drucken
      </Button>
      {hasMeasures && (
        <Button variant="quiet" onClick={() => setSheet('measures')}>
          <Ruler aria-hidden className="size-4" />
          Maßblatt drucken
        </Button>
      )}
      <Button isBusy={isReordering} onClick={() => void reorder()}>
        {!isReordering && <RotateCcw aria-hidden className="size-4" />}
        Erneut bestellen
      </Button>
      {sheet !== null && (
        <PrintSheet onDone={closeSheet}>
          {sheet === 'order' ? <PrintedOrder order={order} /> : <PrintedMeasures order={order} />}
        </PrintSheet>
      )}
    </>
  );
}
