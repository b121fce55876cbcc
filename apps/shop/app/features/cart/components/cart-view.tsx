import { useEffect, useRef } from 'react';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { AlterationPromise } from '#app/ui/content/alteration-promise.tsx';
import type { Elements } from '#app/ui/page/elements.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { NeedsScript } from '#app/ui/states/needs-script.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { type CartLine, lineKey, pieceCount, subtotalCents } from '../lines/cart-line.ts';
import { useRemovableLines } from '../lines/use-removable-lines.ts';
import { acceptQuote } from '../prices/accept-quote.ts';
import type { CartQuotes } from '../prices/use-cart-quotes.ts';
import { useCart } from '../store/cart.ts';
import { CartLineItem } from './cart-line-item.tsx';
import { CartSummary } from './cart-summary.tsx';
import { ClearCartButton } from './clear-cart-button.tsx';
import { isOrderable } from './line-notice.tsx';
import { RemovedLine } from './removed-line.tsx';

interface CartViewProps {
  quotes: CartQuotes;
  /** Returns the URL of a line's drawing; null if there is none. */
  drawingOf?: (line: CartLine) => string | null;
  onCheckout: () => void;
  /** Called when the checkout button is hovered or focused. */
  onCheckoutNear?: () => void;
  /** Whether the checkout is being loaded. */
  isCheckoutLoading?: boolean;
  /** False if something outside the cart blocks the checkout. The button calls `onCheckout` anyway. */
  isCheckoutReady?: boolean;
  /** Notice shown above the button, for example about the delivery address. */
  checkoutNotice?: Elements;
}

/** The cart page: lines, prices and the checkout button. */
export function CartView({ quotes, drawingOf, ...checkout }: CartViewProps) {
  const { lines, isLoaded, isMemoryOnly } = useCart((state) => state);
  const { rows, changeQuantity, undo, clear } = useRemovableLines();
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button is removed with its notice.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  // When the last line is removed, the list disappears. Without this the focus would return to the top of the page.
  const wasFilled = useRef(false);
  useEffect(() => {
    if (wasFilled.current && lines.length === 0 && rows.length === 0) heading.current?.focus();
    wasFilled.current = lines.length > 0;
  }, [lines.length, rows.length]);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        Warenkorb
      </h1>
      {!isLoaded && <CartSkeleton />}
      {isLoaded && rows.length > 0 && (
        <div
          className={
            lines.length > 0 ? 'mt-6 grid gap-10 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start' : 'mt-6'
          }
        >
          <div>
            {isMemoryOnly && <MemoryOnlyNotice />}
            <ul className="divide-y divide-line border-line border-y">
              {rows.map(({ kind, key, line }) =>
                kind === 'removed' ? (
                  <RemovedLine
                    key={key}
                    title={line.article.title}
                    onUndo={() => {
                      undo(key);
                      focusHeading();
                    }}
                  />
                ) : (
                  <CartLineItem
                    key={key}
                    line={line}
                    quote={quotes.of(key)}
                    drawing={drawingOf?.(line)}
                    onQuantityChange={(quantity) => changeQuantity(key, quantity)}
                    onRemove={() => changeQuantity(key, 0)}
                    onAcknowledge={() => {
                      acceptQuote(key, line.article.id, quotes.of(key));
                      focusHeading();
                    }}
                  />
                ),
              )}
            </ul>
            {lines.length > 0 && (
              <div className="mt-4 flex flex-wrap justify-between gap-x-3">
                <LinkButton to={paths.categories()} variant="quiet" className="-ml-4">
                  Weiter einkaufen
                </LinkButton>
                <ClearCartButton pieces={pieceCount(lines)} onClear={clear} />
              </div>
            )}
          </div>
          {lines.length > 0 && (
            <div className="lg:sticky lg:top-28">
              <CartSummary subtotalCents={subtotalCents(lines)}>
                {lines.some(({ configuratorSettings }) => configuratorSettings !== null) && (
                  <p className="text-sm">
                    <AlterationPromise />
                  </p>
                )}
                <CheckoutStart {...checkout} problem={problemOf(lines, quotes)} />
              </CartSummary>
            </div>
          )}
        </div>
      )}
      {isLoaded && lines.length === 0 && <EmptyCart />}
    </>
  );
}

/** Returns why the cart cannot be ordered, else null. */
function problemOf(lines: readonly CartLine[], quotes: CartQuotes): string | null {
  // Further lines have no quote, so the payment step would wait for their terms.
  if (lines.length > shop.limits.orderLines) {
    return `Eine Bestellung hat höchstens ${shop.limits.orderLines} verschiedene Artikel. Bitte teilen Sie sie auf.`;
  }
  if (lines.every((line) => isOrderable(quotes.of(lineKey(line))))) return null;
  return 'Ein Artikel lässt sich so nicht bestellen. Was zu tun ist, steht bei dem Artikel.';
}

function CheckoutStart({
  problem,
  onCheckout,
  onCheckoutNear,
  isCheckoutLoading = false,
  isCheckoutReady = true,
  checkoutNotice,
}: Omit<CartViewProps, 'quotes' | 'drawingOf'> & { problem: string | null }) {
  const hasProblem = problem !== null;
  const isBlocked = hasProblem || !isCheckoutReady;
  return (
    <>
      {checkoutNotice}
      {hasProblem && (
        <p id="checkout-problem" className="text-clay text-sm">
          {problem}
        </p>
      )}
      <Button
        size="large"
        className="w-full"
        isBusy={isCheckoutLoading}
        isUnavailable={isBlocked}
        aria-describedby={hasProblem ? 'checkout-problem' : undefined}
        onPointerEnter={onCheckoutNear}
        onFocus={onCheckoutNear}
        onClick={hasProblem ? undefined : onCheckout}
      >
        Zur Kasse
      </Button>
    </>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title="Ihr Warenkorb ist leer."
      actions={<LinkButton to={paths.categories()}>Zurück zum Shop</LinkButton>}
    >
      Wählen Sie einen Artikel aus unseren Kollektionen oder lassen Sie einen nach Maß anfertigen.
    </EmptyState>
  );
}

function MemoryOnlyNotice() {
  return (
    <p role="status" className="mb-4 rounded-card bg-mist px-4 py-3 text-sm">
      Ihr Browser speichert den Warenkorb nicht. Er bleibt erhalten, solange diese Seite geöffnet ist.
    </p>
  );
}

function CartSkeleton() {
  return (
    <>
      <NeedsScript subject="Der Warenkorb" />
      <div className="mt-6 grid gap-10 noscript:hidden lg:grid-cols-[minmax(0,1fr)_22rem]" role="status">
        <span className="sr-only">Der Warenkorb wird geladen</span>
        <Skeleton className="h-40" />
        <Skeleton className="h-56" />
      </div>
    </>
  );
}
