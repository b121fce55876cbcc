import { CircleCheck, Clock } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import type { OrderStatusReply } from 'shop-backend/contracts';
import { paths } from '../../../config/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { isLastOrder, type LastOrder, readLastOrder } from '../last-order.schema.ts';
import { orderStateText } from '../order-state-text.ts';
import { type KnownOrder, useOrderStatus } from '../use-order-status.ts';
import { OrderedItems } from './ordered-items.tsx';

interface OrderConfirmationProps {
  /** Payment id or order number */
  order: string;
  onStatus: (reply: OrderStatusReply) => void;
}

/** Confirms an order, with its number, and follows its payment until that is settled. */
export function OrderConfirmation({ order, onStatus }: OrderConfirmationProps) {
  const known = useOrderStatus(order, onStatus);
  const lastOrder = useLastOrder(order);
  const ordered = orderedItems(known, lastOrder);
  const orderId = known.kind === 'found' ? known.reply.orderId : (lastOrder?.orderId ?? null);
  const state = orderStateText(known, lastOrder !== null);

  return (
    <div className="mx-auto max-w-2xl">
      <div className="flex flex-col items-center gap-4 text-center">
        <StateIcon tone={state.tone} />
        <h1 className="text-4xl">{state.title}</h1>
        <p role="status" className="max-w-prose text-ink-soft">
          {state.text}
        </p>
      </div>
      {orderId !== null && (
        <Card className="mt-8 p-6">
          <p className="text-ink-soft text-sm">Bestellnummer</p>
          <p className="font-semibold text-xl tabular-nums" data-testid="order-number">
            {orderId}
          </p>
          {ordered !== null && <OrderedItems {...ordered} />}
        </Card>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.categories()}>Weiter einkaufen</LinkButton>
        {state.isCartKept && (
          <LinkButton to={paths.cart()} variant="secondary">
            Zum Warenkorb
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function StateIcon({ tone }: { tone: ReturnType<typeof orderStateText>['tone'] }): ReactNode {
  if (tone === 'busy') return <Spinner label={null} className="size-10 text-forest" />;
  if (tone === 'good') return <CircleCheck aria-hidden className="size-12 text-forest" />;
  return <Clock aria-hidden className="size-12 text-ink-soft" />;
}

/** From the local order summary, or as the shop knows it, which it tells the holder of the order's link. */
function orderedItems(known: KnownOrder, lastOrder: LastOrder | null): ComponentProps<typeof OrderedItems> | null {
  if (lastOrder !== null) return { items: lastOrder.items, totalCents: Math.round(lastOrder.total * 100) };
  if (known.kind !== 'found' || known.reply.items === undefined) return null;
  const { items, totalCents } = known.reply;
  return { items: items.map((item, position) => ({ ...item, position })), totalCents };
}

/** The local summary of the order, once the page runs in the browser; the server has none. */
function useLastOrder(order: string): LastOrder | null {
  const [lastOrder, setLastOrder] = useState<LastOrder | null>(null);
  useEffect(() => {
    const stored = readLastOrder();
    setLastOrder(isLastOrder(stored, order) ? stored : null);
  }, [order]);
  return lastOrder;
}
