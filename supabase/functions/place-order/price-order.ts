import { type OrderLineRequest, type PriceChangedParams, withFieldOrder } from '../../contracts/index.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { loadOffer } from '../_shared/pricing/load-offer.ts';
import { type LineFailure, type PricedLine, priceLine } from '../_shared/pricing/price-line.ts';
import { quantityBreaksOf } from '../_shared/pricing/quantity-breaks-of.ts';

/**
 * Prices the lines of an order.
 * @throws FunctionError with the failure of the first line that cannot be ordered
 */
export async function priceOrder(
  deps: Pick<FunctionDeps, 'database' | 'now'>,
  items: readonly OrderLineRequest[],
): Promise<PricedLine[]> {
  const offer = await loadOffer(deps, items);
  return items.map((line, index) => {
    const priced = priceLine(line, offer);
    if (!priced.ok) throw lineError(priced.error, index);
    return inFieldOrder(priced.value);
  });
}

/** Adds the order of the template's fields to the settings of a line. */
function inFieldOrder(line: PricedLine): PricedLine {
  const { stored, fieldOrder } = line;
  if (stored.configuratorSettings === null) return line;
  return {
    ...line,
    stored: { ...stored, configuratorSettings: withFieldOrder(stored.configuratorSettings, fieldOrder) },
  };
}

/** Converts the failure of a line into the error reply of the order. */
function lineError({ code, ...params }: LineFailure, index: number): FunctionError {
  return new FunctionError(code, { index, ...params });
}

/** Builds the quote that replaces an outdated total. */
export function quoteOf(totalCents: number, lines: readonly PricedLine[]): PriceChangedParams {
  const items = lines.map(({ stored: { unitPriceCents }, piece }, index) => ({
    index,
    unitPriceCents,
    pieceCents: piece?.totalCents ?? unitPriceCents,
    quantityBreaks: quantityBreaksOf(piece),
  }));
  return { totalCents, items };
}
