import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { QuotedLine } from 'shop-backend/contracts';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { languageOfSettings } from '#app/lib/language/language-of-settings.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { ArticleThumbnail } from '#app/ui/content/article-thumbnail.tsx';
import { ConfiguredSettings } from '#app/ui/settings/configured-settings.tsx';
import { type CartLine, lineId, linePriceCents, unitPriceCents } from '../lines/cart-line.ts';
import { nextBreak } from '../prices/next-break.ts';
import { LineNotice } from './line-notice.tsx';
import { LinePriceParts } from './line-price-parts.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

interface CartLineItemProps {
  line: CartLine;
  /** The server's current quote; null while unknown. */
  quote?: QuotedLine | null;
  /** URL of the drawing of the configuration; null if there is none. */
  drawing?: string | null;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  onAcknowledge?: () => void;
}

/** One line of the cart: picture, title, settings, quantity, price, and notices about changes since it was added. */
export function CartLineItem({
  line,
  quote = null,
  drawing = null,
  onQuantityChange,
  onRemove,
  onAcknowledge,
}: CartLineItemProps) {
  const { article, quantity, configuratorSettings } = line;
  const isGone = quote?.state === 'unavailable';
  const next = isGone ? null : nextBreak(line);
  // A made-to-measure article added without measures has no price. The shopper needs the link to the configurator.
  const isUnmeasured = configuratorSettings === null && quote?.state === 'invalid' && quote.configuratorType !== null;
  const editTo = isGone || (configuratorSettings === null && !isUnmeasured) ? null : editPath(line, quote);
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-6 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:grid-rows-[auto_1fr] sm:gap-x-6">
      <ArticleThumbnail
        imageUrl={article.imageUrl}
        drawing={drawing}
        className={`size-20 sm:row-span-2 sm:size-28 ${isGone ? 'opacity-60' : ''}`}
      />
      <div className="min-w-0">
        <h2 className="text-lg leading-snug">
          <Link to={paths.article(article.id)} className="hover:text-forest hover:underline">
            {article.title}
          </Link>
        </h2>
        {quantity > 1 && (
          <p className="mt-1 text-ink-soft text-sm tabular-nums">{`${formatPrice(unitPriceCents(line))} je Stück`}</p>
        )}
        {next !== null && (
          <p className="mt-1 text-ink-soft text-sm tabular-nums">{`Ab ${next.from} Stück: ${formatPrice(next.unitPriceCents)} je Stück`}</p>
        )}
      </div>
      {/* Below the picture on a phone: beside it, large letters have no room. */}
      <div className="col-span-full min-w-0 empty:hidden sm:col-span-1 sm:col-start-2">
        {configuratorSettings !== null && (
          <ConfiguredSettings settings={configuratorSettings}>
            <LinePriceParts line={line} />
          </ConfiguredSettings>
        )}
        {editTo !== null && !isUnmeasured && (
          <LinkButton to={editTo} variant="quiet" className="-ml-4 text-sm">
            <Pencil aria-hidden className="size-4" />
            Konfiguration ändern
          </LinkButton>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 sm:col-span-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:flex-col sm:items-end sm:justify-start">
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
      <div className="col-span-full empty:hidden">
        <LineNotice
          line={line}
          quote={quote}
          editTo={editTo}
          onRemove={onRemove}
          onAcknowledge={() => onAcknowledge?.()}
        />
      </div>
    </li>
  );
}

/** Path of the configurator with the values of this line. */
function editPath(line: CartLine, quote: QuotedLine | null): string {
  const configuratorType = quote !== null && 'configuratorType' in quote ? quote.configuratorType : null;
  const language = languageOfSettings(line.configuratorSettings);
  const otherLanguage = language === shop.language ? null : language;
  const step = quote !== null && 'step' in quote ? quote.step : null;
  return paths.configure(configuratorType, line.article.id, lineId(line), otherLanguage, step);
}
