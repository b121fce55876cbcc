import { Check, ShoppingBag } from 'lucide-react';
import { shop } from '#app/config/shop.ts';
import { useDelayedAction } from '#app/lib/page/use-delayed-action.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import type { ButtonSize, ButtonVariant } from '#app/ui/buttons/button-style.ts';
import { isAddable } from '../lines/addable-article.ts';
import { type CartArticle, lineKey } from '../lines/cart-line.ts';
import { cart, useCart } from '../store/cart.ts';
import { announceCartChange } from '../store/cart-toasts.ts';

interface AddToCartButtonProps {
  article: CartArticle & { readonly formTemplateId: string | null; readonly configuratorType: string | null };
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** Adds one piece of an article to the cart, after a short busy state. Renders nothing if that is not possible. */
export function AddToCartButton({ article, ...style }: AddToCartButtonProps) {
  const { isBusy, start } = useDelayedAction(shop.limits.addToCartBusyMs);
  const item = { article: pickArticle(article), configuratorSettings: null, price: null };
  const key = lineKey(item);
  const isInCart = useCart((state) => state.lines.some((line) => lineKey(line) === key));

  if (!isAddable(article, null)) return null;

  const handleClick = () => start(() => announceCartChange(cart.getState().add(item)));
  const Icon = isInCart ? Check : ShoppingBag;
  return (
    <Button isBusy={isBusy} onClick={handleClick} {...style}>
      {!isBusy && <Icon aria-hidden className="size-5" />}
      <span>{isInCart ? 'Im Warenkorb' : 'In den Warenkorb'}</span>
    </Button>
  );
}

function pickArticle({ id, title, imageUrl, priceCents }: CartArticle): CartArticle {
  return { id, title, imageUrl, priceCents };
}
