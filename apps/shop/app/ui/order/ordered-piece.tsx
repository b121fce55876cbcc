import { formatPrice } from '#app/lib/formats/format-price.ts';
import { ArticleThumbnail } from '../content/article-thumbnail.tsx';
import { ConfiguredSettings } from '../settings/configured-settings.tsx';
import { orderedPriceParts, type PricePart, PriceParts } from './price-parts.tsx';

/** The fields of an order line that concern one piece; prices in EUR cents, gross. */
export interface Piece {
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly basePriceCents?: number | undefined;
  readonly priceLines?: readonly PricePart[] | undefined;
  readonly configuratorSettings?: Readonly<Record<string, unknown>> | null;
}

interface OrderedPieceProps {
  readonly item: Piece;
  /** URL of the drawing of the configuration; null if there is none. */
  readonly drawing?: string | null;
}

/** Details below an ordered line: the drawing, the price per piece, the configuration and the price parts. */
export function OrderedPiece({ item, drawing = null }: OrderedPieceProps) {
  const { quantity, unitPriceCents, configuratorSettings } = item;
  const parts = orderedPriceParts(item);
  return (
    <>
      {drawing !== null && <ArticleThumbnail imageUrl={null} drawing={drawing} className="my-2 h-28 w-40" />}
      {quantity > 1 && (
        <p className="text-ink-soft text-sm tabular-nums">{`${formatPrice(unitPriceCents)} je Stück`}</p>
      )}
      {configuratorSettings != null && (
        <ConfiguredSettings settings={configuratorSettings}>
          {parts !== null && <PriceParts parts={parts} totalCents={unitPriceCents} />}
        </ConfiguredSettings>
      )}
    </>
  );
}
