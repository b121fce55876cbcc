import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { QuotedLine } from 'shop-backend/contracts';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { CartView } from '#app/features/cart/components/cart-view.tsx';
import { type CartLine, lineKey, unitPriceCents } from '#app/features/cart/lines/cart-line.ts';
import { type CartQuotes, useCartQuotes } from '#app/features/cart/prices/use-cart-quotes.ts';
import { cart, useCart } from '#app/features/cart/store/cart.ts';
import { readyBuyer } from '#app/features/checkout/buyer/buyer.ts';
import { showAddressMissing } from '#app/features/checkout/buyer/show-address-missing.ts';
import { useBuyer } from '#app/features/checkout/buyer/use-buyer.ts';
import { AddressNotice } from '#app/features/checkout/components/address-notice.tsx';
import { PaidOrderNotice } from '#app/features/checkout/components/paid-order-notice.tsx';
import { useLazyCheckout } from '#app/features/checkout/hooks/use-lazy-checkout.ts';
import { useResumedCheckout } from '#app/features/checkout/hooks/use-resumed-checkout.ts';
import type { CheckoutItem, ItemTerms } from '#app/features/checkout/machine/checkout-item.ts';
import { showCartEmpty } from '#app/features/checkout/machine/show-cart-empty.ts';
import { isLastOrderStored } from '#app/features/checkout/placed-order/last-order-key.ts';
import { keyFeaturesFirst } from '#app/features/checkout/texts/key-features.ts';
import { expectedDelivery } from '#app/lib/formats/expected-delivery.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { refreshSession } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { Page } from '#app/ui/page/page.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import { drawingAddress } from '../configurator/drawing-address.ts';

// Needed only in a browser that has ordered before.
const OrderSettlement = lazy(async () => ({ default: (await import('./order-settlement.tsx')).OrderSettlement }));

export const meta = () => pageMeta({ title: 'Warenkorb', isIndexed: false });

export default function CartPage() {
  const lines = useCart((state) => state.lines);
  const quotes = useCartQuotes();
  const env = usePublicEnv();
  const { buyer, checkAgain } = useBuyer();
  const navigate = useNavigate();
  const lazyCheckout = useLazyCheckout();
  const { Checkout, isLoading, prepare, open } = lazyCheckout;
  const lineCount = useCart(({ isLoaded, lines: { length } }) => (isLoaded ? length : null));
  const isResuming = useResumedCheckout({ checkout: lazyCheckout, buyer, lineCount });
  const hasOrdered = useSyncExternalStore(noChanges, isLastOrderStored, () => false);
  const [paidOrderId, setPaidOrderId] = useState<string | null>(null);
  // Read in an effect that runs before the state is rendered, because changes of the cart are rendered first.
  const hasPaid = useRef(false);
  const begin = (start: () => void) => {
    if (storedLines().length === 0) showCartEmpty();
    else if (readyBuyer(buyer) !== null) start();
    else if (buyer.kind === 'addressMissing') showAddressMissing(buyer.missing);
    else if (buyer.kind === 'failed') {
      const description = 'Ihre Lieferadresse konnte nicht geladen werden. Bitte versuchen Sie es erneut.';
      showErrorToast({ title: 'Fehler', description, id: 'checkout' });
      checkAgain();
    }
  };
  const settlement = hasOrdered && (
    <Suspense>
      <OrderSettlement
        onPaid={(orderId) => {
          hasPaid.current = true;
          setPaidOrderId(orderId);
        }}
      />
    </Suspense>
  );
  const renderCart = (start: () => void) => (
    <>
      {settlement}
      <CartView
        quotes={quotes}
        drawingOf={(line) => drawingOf(line, quotes.of(lineKey(line)))}
        onCheckout={() => begin(start)}
        onCheckoutNear={prepare}
        isCheckoutLoading={isLoading}
        isCheckoutReady={readyBuyer(buyer) !== null || buyer.kind === 'failed'}
        checkoutNotice={<AddressNotice buyer={buyer} onRetry={checkAgain} />}
      />
    </>
  );
  if (isResuming) {
    return (
      <Page hasFullHeight>
        <div className="grid place-items-center py-24">
          <Spinner label="Die Kasse wird geöffnet" className="size-8" />
        </div>
      </Page>
    );
  }
  return (
    <Page hasFullHeight>
      {paidOrderId !== null && <PaidOrderNotice key={paidOrderId} orderId={paidOrderId} />}
      {Checkout === null ? (
        renderCart(open)
      ) : (
        <Checkout
          watch={settlement}
          isPaidElsewhere={() => hasPaid.current}
          buyer={readyBuyer(buyer)}
          items={lines.map((line) => checkoutItem(line, quotes.of(lineKey(line))))}
          terms={{ state: termsState(lines, quotes), reload: quotes.reload }}
          renderCart={renderCart}
          onQuote={(prices) => cart.getState().quote(prices)}
          onPaid={(order) => void navigate(paths.orderSuccess(order), { replace: true })}
          onRemoveArticle={removeArticle}
          onBuyerOutdated={() => {
            void refreshSession(env).catch(() => undefined);
            checkAgain();
          }}
        />
      )}
    </Page>
  );
}

/** Reads the stored cart again and returns its lines: this tab gets no event if a script or tool changed the storage. */
function storedLines(): readonly CartLine[] {
  const { isMemoryOnly, load } = cart.getState();
  if (!isMemoryOnly) load();
  return cart.getState().lines;
}

/** Address of a line's drawing; null unless the quote names a configurator type for dogs. */
function drawingOf({ configuratorSettings }: CartLine, quote: QuotedLine | null): string | null {
  const configuratorType = quote !== null && 'configuratorType' in quote ? quote.configuratorType : null;
  return drawingAddress(configuratorType, configuratorSettings);
}

/** No subscription is needed: only this page places orders, and then it is left. */
const noChanges = () => () => undefined;

function checkoutItem(line: CartLine, quote: QuotedLine | null): CheckoutItem {
  return {
    key: lineKey(line),
    articleId: line.article.id,
    title: line.article.title,
    imageUrl: line.article.imageUrl,
    drawing: drawingOf(line, quote),
    quantity: line.quantity,
    unitPriceCents: unitPriceCents(line),
    previousUnitPriceCents: line.previousUnitPriceCents,
    terms: quote?.state === 'offered' ? itemTerms(quote) : null,
    features: keyFeaturesFirst(line.configuratorSettings),
    configuratorSettings: line.configuratorSettings === null ? null : { ...line.configuratorSettings },
  };
}

function itemTerms({ deliveryDays, withdrawalExcluded }: Extract<QuotedLine, { state: 'offered' }>): ItemTerms {
  const days = deliveryDays ?? shop.deliveryDays;
  return { deliveryDays: days, expectedDelivery: expectedDelivery(days), isWithdrawalExcluded: withdrawalExcluded };
}

function termsState(lines: readonly CartLine[], quotes: CartQuotes): 'known' | 'loading' | 'failed' {
  if (lines.every((line) => quotes.of(lineKey(line)) !== null)) return 'known';
  return quotes.hasFailed ? 'failed' : 'loading';
}

/** Removes all cart lines of an article that is no longer sold. */
function removeArticle(articleId: string): void {
  const { lines, remove } = cart.getState();
  for (const line of lines) if (line.article.id === articleId) remove(lineKey(line));
  // Replaces the error toast that offered this action.
  showToast({ title: 'Artikel entfernt', id: 'checkout' });
}
