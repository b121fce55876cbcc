import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { OrderDetails, OrderItem } from '../order.ts';
import { OrderDetailsView } from './order-details-view.tsx';

/** Loading state of the order in the dialog. */
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
  /** Adds the items to the cart at current prices. */
  onReorder: (items: readonly OrderItem[]) => Promise<void>;
  /** Returns the URL of an item's drawing; null if there is none. */
  drawingOf?: ((item: OrderItem) => string | null) | undefined;
}

/** Dialog with all details of an order, read-only. */
export function OrderDialog({ orderId, details, onClose, onRetry, onReorder, drawingOf }: OrderDialogProps) {
  return (
    <Dialog
      title={
        <span>
          Bestellung <span className="whitespace-nowrap">{orderId}</span>
        </span>
      }
      isOpen={orderId !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={details.kind === 'loaded' ? <ReorderButton order={details.order} onReorder={onReorder} /> : undefined}
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
      {details.kind === 'loaded' && <OrderDetailsView order={details.order} drawingOf={drawingOf} />}
    </Dialog>
  );
}

function ReorderButton({ order, onReorder }: { order: OrderDetails; onReorder: OrderDialogProps['onReorder'] }) {
  const [isBusy, setIsBusy] = useState(false);
  const reorder = async () => {
    setIsBusy(true);
    await onReorder(order.items);
    setIsBusy(false);
  };
  return (
    <Button isBusy={isBusy} onClick={() => void reorder()}>
      {!isBusy && <RotateCcw aria-hidden className="size-4" />}
      <span>Erneut bestellen</span>
    </Button>
  );
}
