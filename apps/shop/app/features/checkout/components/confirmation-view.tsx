import { parseEuroToCents } from 'configurator-core';
import { CircleCheck, Clock, Printer } from 'lucide-react';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import type { ReadableOrder } from '#app/lib/supabase/fetch-order-document.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { OrderDocuments } from '#app/ui/order/order-documents.tsx';
import { fileLinksOf, OrderFileLinks } from '#app/ui/order/order-file-links.ts';
import type { Elements } from '#app/ui/page/elements.ts';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { LastOrder } from '../placed-order/last-order.schema.ts';
import type { KnownOrder } from '../placed-order/use-order-status.ts';
import { orderStateText } from '../texts/order-state-text.ts';
import { workshopPlan } from '../texts/workshop-plan.ts';
import { OrderProgressCard, progressHeadingId } from './order-progress-card.tsx';
import { type DrawingOf, type OrderedItem, OrderedItems } from './ordered-items.tsx';
import { WorkshopSteps } from './workshop-steps.tsx';

/** An order as known to this browser, and what the page adds. */
export interface ConfirmationViewProps {
  /** Payment id or order number in the URL of this page. */
  order: string;
  known: KnownOrder;
  /** This browser's summary of the order, available even if the shop is unreachable. */
  lastOrder: LastOrder | null;
  /** Returns the credentials to read the order's documents; null without access. */
  readable?: (() => ReadableOrder) | null;
  /** Guests have no profile, so 'Bestellungen anzeigen' links to the status page of this order. */
  isGuest?: boolean;
  drawingOf?: DrawingOf | undefined;
  /** Offers to keep the measurements of an ordered piece. */
  rememberMeasures?: ((settings: NonNullable<OrderedItem['configuratorSettings']>) => ReactNode) | undefined;
  /** Further actions on the order. */
  children?: Elements;
}

/** Shows payment, number, items and status of an order. */
export function ConfirmationView({
  order,
  known,
  lastOrder,
  readable = null,
  isGuest = false,
  drawingOf,
  rememberMeasures,
  children,
}: ConfirmationViewProps) {
  const reply = known.kind === 'found' ? known.reply : null;
  const ordered = orderedItems(known, lastOrder);
  const orderId = reply?.orderId ?? lastOrder?.orderId ?? null;
  const made = ordered?.items.filter(({ configuratorSettings }) => configuratorSettings != null) ?? [];
  const drawn = made.map((item) => ({ item, drawing: drawingOf?.(item) ?? null }));
  const [picture] = drawn.filter(({ drawing }) => drawing !== null);
  const isPaid = reply?.status === 'completed' || reply?.status === 'processing';
  const days = made.map(({ deliveryDays }) => deliveryDays ?? shop.deliveryDays);
  const steps = reply?.progress && isPaid ? workshopPlan(reply.progress, days) : null;
  const measured = isPaid ? made[0]?.configuratorSettings : null;
  const state = orderStateText(known, lastOrder !== null);
  const fileLinks = useMemo(() => fileLinksOf(() => readable?.() ?? null), [readable]);
  // The browser stores the token of the link under the reference of this page only.
  const statusPath = orderId === null ? null : `${paths.orderSuccess(order)}#${progressHeadingId}`;
  const ordersPath = isGuest ? statusPath : paths.profile();
  return (
    <div className="mx-auto max-w-2xl">
      <div className="flex flex-col items-center gap-4 text-center">
        <StateIcon tone={state.tone} />
        <h1 className="text-4xl">{state.title}</h1>
        <p role="status" className="min-h-[3lh] max-w-prose text-balance text-ink-soft sm:min-h-[2lh]">
          {state.text}
        </p>
      </div>
      {picture !== undefined && (
        <div className="scene mt-8 overflow-hidden rounded-card" data-testid="order-picture">
          <img
            src={picture.drawing ?? undefined}
            alt={`Ihr Hund mit: ${picture.item.title}`}
            width={792}
            height={554}
            className="mx-auto block h-auto w-full max-w-lg"
          />
        </div>
      )}
      {orderId !== null && (
        <Card className="mt-8 p-6">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div>
              <p className="text-ink-soft text-sm">Bestellnummer</p>
              <p className="font-semibold text-xl tabular-nums" data-testid="order-number">
                {orderId}
              </p>
            </div>
            {ordered !== null && (
              <Button variant="quiet" className="max-sm:-ml-4 sm:-mr-4" onClick={() => window.print()}>
                <Printer aria-hidden className="size-4" />
                Drucken
              </Button>
            )}
          </div>
          {ordered !== null && (
            <OrderFileLinks value={fileLinks}>
              {/* A single drawing is the picture above. */}
              <OrderedItems {...ordered} drawingOf={drawn.length > 1 ? drawingOf : undefined} />
            </OrderFileLinks>
          )}
        </Card>
      )}
      {steps !== null && <WorkshopSteps steps={steps} />}
      {measured != null && rememberMeasures !== undefined && <div>{rememberMeasures(measured)}</div>}
      {reply?.progress !== undefined && (
        <OrderProgressCard progress={reply.progress} status={reply.status}>
          {readable !== null && <OrderDocuments documents={reply.progress.documents} readable={readable} />}
        </OrderProgressCard>
      )}
      {children}
      <div className="no-print mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.categories()}>Weiter einkaufen</LinkButton>
        {state.isCartKept && (
          <LinkButton to={paths.cart()} variant="secondary">
            Zum Warenkorb
          </LinkButton>
        )}
        {ordersPath !== null && (
          <LinkButton to={ordersPath} variant="secondary">
            Bestellungen anzeigen
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function StateIcon({ tone }: { tone: ReturnType<typeof orderStateText>['tone'] }): ReactNode {
  if (tone === 'busy') return <Spinner label={null} className="size-12 text-forest" />;
  if (tone === 'good') return <CircleCheck aria-hidden className="size-12 text-forest" />;
  return <Clock aria-hidden className="size-12 text-ink-soft" />;
}

/** Returns the server's items, sent only to the owner or the holder of the link, else those of the local summary. */
function orderedItems(known: KnownOrder, lastOrder: LastOrder | null): ComponentProps<typeof OrderedItems> | null {
  if (known.kind === 'found' && known.reply.items !== undefined) {
    const { items, totalCents, tax } = known.reply;
    return { items: items.map((item, position) => ({ ...item, position })), totalCents, tax };
  }
  if (lastOrder === null) return null;
  return { items: lastOrder.items, totalCents: parseEuroToCents(lastOrder.total) ?? 0 };
}
