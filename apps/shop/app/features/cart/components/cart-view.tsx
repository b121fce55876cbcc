import { useRef } from 'react';
import { paths } from '../../../config/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { cart, useCart } from '../cart.ts';
import { lineKey, pieceCount, subtotalCents } from '../cart-line.ts';
import { announceCartChange } from '../cart-toasts.ts';
import { CartLineItem } from './cart-line-item.tsx';
import { CartSummary } from './cart-summary.tsx';
import { ClearCartButton } from './clear-cart-button.tsx';

interface CartViewProps {
  onCheckout: () => void;
  /** The pointer or the focus has come to the button that leads to the checkout. */
  onCheckoutNear?: () => void;
  /** The checkout was asked for and is being loaded. */
  isCheckoutLoading?: boolean;
}

/** The cart before checkout: its lines, what they cost, and the way on. */
export function CartView({ onCheckout, onCheckoutNear, isCheckoutLoading = false }: CartViewProps) {
  const { lines, isLoaded, isMemoryOnly } = useCart((state) => state);
  const heading = useRef<HTMLHeadingElement>(null);
  const changeQuantity = (key: string, quantity: number) => {
    const change = cart.getState().setQuantity(key, quantity);
    announceCartChange(change);
    // The pressed button is gone with its line; without this the focus would fall back to the top of the page.
    if (change === 'removed') heading.current?.focus();
  };

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        Warenkorb
      </h1>
      {!isLoaded && <CartSkeleton />}
      {isLoaded && lines.length === 0 && <EmptyCart />}
      {isLoaded && lines.length > 0 && (
        <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <div>
            {isMemoryOnly && <MemoryOnlyNotice />}
            <ul className="divide-y divide-line border-line border-y">
              {lines.map((line) => {
                const key = lineKey(line);
                return (
                  <CartLineItem
                    key={key}
                    line={line}
                    onQuantityChange={(quantity) => changeQuantity(key, quantity)}
                    onRemove={() => changeQuantity(key, 0)}
                  />
                );
              })}
            </ul>
            <div className="mt-4 flex flex-wrap justify-between gap-x-3">
              <LinkButton to={paths.categories()} variant="quiet" className="-ml-4">
                Weiter einkaufen
              </LinkButton>
              <ClearCartButton pieces={pieceCount(lines)} onClear={() => announceCartChange(cart.getState().clear())} />
            </div>
          </div>
          <div className="lg:sticky lg:top-28">
            <CartSummary subtotalCents={subtotalCents(lines)}>
              <Button
                size="large"
                className="w-full"
                isBusy={isCheckoutLoading}
                onPointerEnter={onCheckoutNear}
                onFocus={onCheckoutNear}
                onClick={onCheckout}
              >
                Zur Kasse
              </Button>
            </CartSummary>
          </div>
        </div>
      )}
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
    <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]" role="status">
      <span className="sr-only">Der Warenkorb wird geladen</span>
      <Skeleton className="h-40" />
      <Skeleton className="h-56" />
    </div>
  );
}
