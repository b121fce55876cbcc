import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../config/paths.ts';
import { cart, useCart } from '../features/cart/cart.ts';
import { type CartLine, lineKey, unitPriceCents } from '../features/cart/cart-line.ts';
import { CartView } from '../features/cart/components/cart-view.tsx';
import { lineFeatures } from '../features/cart/line-features.ts';
import type { CheckoutItem } from '../features/checkout/checkout-item.ts';
import { isLastOrderStored } from '../features/checkout/last-order-key.ts';
import { useLateCheckout } from '../features/checkout/use-late-checkout.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { showToast } from '../lib/toasts.ts';
import { Page } from '../ui/page.tsx';

// Only a browser that has ordered before needs it.
const PaidOrderNotice = lazy(async () => {
  const { PaidOrderNotice } = await import('../features/checkout/components/paid-order-notice.tsx');
  return { default: PaidOrderNotice };
});

export const meta = () => pageMeta({ title: 'Warenkorb', isIndexed: false });

export default function CartPage() {
  const lines = useCart((state) => state.lines);
  const navigate = useNavigate();
  const { Checkout, isLoading, prepare, open } = useLateCheckout();
  const hasOrdered = useSyncExternalStore(noChanges, isLastOrderStored, () => false);
  const renderCart = (start: () => void) => (
    <>
      {hasOrdered && (
        <Suspense>
          <PaidOrderNotice />
        </Suspense>
      )}
      <CartView onCheckout={start} onCheckoutNear={prepare} isCheckoutLoading={isLoading} />
    </>
  );
  return (
    <Page>
      {Checkout === null ? (
        renderCart(open)
      ) : (
        <Checkout
          items={lines.map(checkoutItem)}
          renderCart={renderCart}
          onQuote={(quotes) => cart.getState().quote(quotes)}
          onPaid={(order) => void navigate(paths.orderSuccess(order))}
          onRemoveArticle={removeArticle}
        />
      )}
    </Page>
  );
}

/** Orders are placed by this page, which leaves then: nothing to watch. */
const noChanges = () => () => undefined;

function checkoutItem(line: CartLine): CheckoutItem {
  return {
    key: lineKey(line),
    articleId: line.article.id,
    title: line.article.title,
    imageUrl: line.article.imageUrl,
    quantity: line.quantity,
    unitPriceCents: unitPriceCents(line),
    features: lineFeatures(line.configuratorSettings),
    configuratorSettings: line.configuratorSettings === null ? null : { ...line.configuratorSettings },
  };
}

/** Takes every line of an article that is no longer offered out of the cart. */
function removeArticle(articleId: string): void {
  const { lines, remove } = cart.getState();
  for (const line of lines) if (line.article.id === articleId) remove(lineKey(line));
  // Takes the place of the error that asked for it.
  showToast({ title: 'Artikel entfernt', id: 'checkout' });
}
