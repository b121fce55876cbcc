import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { formatPrice } from '../../../lib/format-price.ts';
import { type CartLine, linePriceCents, unitPriceCents } from '../cart-line.ts';
import { ArticleThumbnail } from './article-thumbnail.tsx';
import { ConfiguredSettings } from './configured-settings.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

interface CartLineItemProps {
  line: CartLine;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of the cart: picture, title, settings, quantity, price. */
export function CartLineItem({ line, onQuantityChange, onRemove }: CartLineItemProps) {
  const { article, quantity, configuratorSettings } = line;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-6 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <ArticleThumbnail imageUrl={article.imageUrl} className="size-20 sm:size-28" />
      <div className="min-w-0">
        <h2 className="text-lg leading-snug">
          <Link to={paths.article(article.id)} className="hover:text-forest hover:underline">
            {article.title}
          </Link>
        </h2>
        {quantity > 1 && (
          <p className="mt-1 text-ink-soft text-sm tabular-nums">{formatPrice(unitPriceCents(line))} je Stück</p>
        )}
        {configuratorSettings !== null && <ConfiguredSettings settings={configuratorSettings} />}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 sm:col-span-1 sm:flex-col sm:items-end sm:justify-start">
        <p className="order-2 font-semibold text-lg tabular-nums sm:order-1">{formatPrice(linePriceCents(line))}</p>
        <div className="order-1 flex items-center gap-1 sm:order-2">
          <QuantityStepper title={article.title} quantity={quantity} onChange={onQuantityChange} />
          <button
            type="button"
            className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-mist hover:text-clay"
            aria-label={`${article.title} entfernen`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-5" />
          </button>
        </div>
      </div>
    </li>
  );
}
