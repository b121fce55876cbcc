import { useNavigate } from 'react-router';
import { paths } from '../config/paths.ts';
import { cart, useCart } from '../features/cart/cart.ts';
import { type CartLine, lineKey, unitPriceCents } from '../features/cart/cart-line.ts';
import { CartView } from '../features/cart/components/cart-view.tsx';
import { lineFeatures } from '../features/cart/line-features.ts';
import type { CheckoutItem } from '../features/checkout/checkout-item.ts';
import { Checkout } from '../features/checkout/components/checkout.tsx';
import { PaidOrderNotice } from '../features/checkout/components/paid-order-notice.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { showToast } from '../lib/toasts.ts';
import { Page } from '../ui/page.tsx';

export const meta = () => pageMeta({ title: 'Warenkorb', isIndexed: false });

export default function CartPage() {
  const lines = useCart((state) => state.lines);
  const navigate = useNavigate();
  return (
    <Page>
      <Checkout
        items={lines.map(checkoutItem)}
        renderCart={(start) => (
          <>
            <PaidOrderNotice />
            <CartView onCheckout={start} />
          </>
        )}
        onQuote={(quotes) => cart.getState().quote(quotes)}
        onPaid={(order) => void navigate(paths.orderSuccess(order))}
        onRemoveArticle={removeArticle}
      />
    </Page>
  );
}

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
