import { useEffect } from 'react';
import { paths } from '#app/config/paths.ts';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import type { OrderItem, OrderSummary } from '../order.ts';
import { useOrderDetails } from '../use-order-details.ts';
import { OrderDialog } from './order-dialog.tsx';
import { OrdersTable } from './orders-table.tsx';

/** Loading state of a user's orders. */
export type KnownOrders =
  | { readonly kind: 'loaded'; readonly orders: readonly OrderSummary[] }
  | { readonly kind: 'failed'; readonly message: string };

interface OrdersPageProps {
  known: KnownOrders;
  /** Number of the order shown in the dialog; null if it is closed. */
  openOrderId: string | null;
  onOpenChange: (orderId: string | null) => void;
  isRetrying: boolean;
  onRetry: () => void;
  onReorder: (items: readonly OrderItem[]) => Promise<void>;
  /** Returns the URL of an item's drawing; null if there is none. */
  drawingOf?: (item: OrderItem) => string | null;
}

/** The orders of the signed-in user. */
export function OrdersPage(props: OrdersPageProps) {
  const { known, openOrderId, onOpenChange, isRetrying, onRetry, onReorder, drawingOf } = props;
  const message = known.kind === 'failed' ? known.message : null;
  useEffect(() => {
    if (message === null) return;
    showErrorToast({ title: 'Fehler beim Laden der Bestellungen', description: message, id: 'orders' });
    return () => closeToast('orders');
  }, [message]);
  const opened = known.kind === 'loaded' ? known.orders.find(({ orderId }) => orderId === openOrderId) : undefined;
  const { details, retry } = useOrderDetails(opened?.id ?? null);

  if (known.kind === 'failed') {
    return (
      <ErrorState title="Ein Fehler ist aufgetreten..." titleLevel="h2" onRetry={onRetry} isRetrying={isRetrying}>
        Ihre Bestellungen konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.
      </ErrorState>
    );
  }
  if (known.orders.length === 0) {
    return (
      <EmptyState
        title="Sie haben noch nichts bestellt."
        actions={<LinkButton to={paths.categories()}>Zu den Kollektionen</LinkButton>}
      >
        Hier stehen Ihre Bestellungen mit ihrem Stand, sobald es welche gibt.
      </EmptyState>
    );
  }
  return (
    <>
      <OrdersTable orders={known.orders} onOpen={({ orderId }) => onOpenChange(orderId)} />
      <OrderDialog
        orderId={opened?.orderId ?? null}
        details={details}
        onClose={() => onOpenChange(null)}
        onRetry={retry}
        onReorder={onReorder}
        drawingOf={drawingOf}
      />
    </>
  );
}

/** Placeholder while the orders are being loaded. */
export function OrdersSkeleton() {
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">Ihre Bestellungen werden geladen</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
