import * as z from 'zod/mini';
import {
  type OrderLineRequest,
  type QuoteCartReply,
  type QuotedLine,
  quoteCartRequestSchema,
} from '../../contracts/index.ts';
import { readRows } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { jsonFunction } from '../_shared/serve-function.ts';
import { loadOffer, type Offer } from '../place-order/load-offer.ts';
import { priceLine } from '../place-order/price-line.ts';

const termsColumns = 'id, image_url, withdrawal_excluded, delivery_min_days, delivery_max_days';

const termsSchema = z.object({
  id: z.uuid(),
  image_url: z.nullable(z.string()),
  withdrawal_excluded: z.boolean(),
  delivery_min_days: z.nullable(z.int()),
  delivery_max_days: z.nullable(z.int()),
});

type Terms = z.infer<typeof termsSchema>;

/**
 * POST quote-cart: says for every line what it costs now and whether it could be ordered, by the very functions that
 * price an order. For carts that were left for a while, and for ordering again.
 */
export const quoteCartHandler = jsonFunction(
  quoteCartRequestSchema,
  async ({ items }, _request, deps): Promise<QuoteCartReply> => {
    const [offer, terms] = await Promise.all([loadOffer(deps, items), loadTerms(deps, items)]);
    return { lines: items.map((line, index) => quoteLine(line, index, offer, terms)) };
  },
);

async function loadTerms(
  { database }: FunctionDeps,
  items: readonly OrderLineRequest[],
): Promise<ReadonlyMap<string, Terms>> {
  const ids = [...new Set(items.map(({ articleId }) => articleId))];
  const rows = await readRows(database.from('articles').select(termsColumns).in('id', ids), z.array(termsSchema));
  return new Map(rows.map((row) => [row.id, row]));
}

function quoteLine(line: OrderLineRequest, index: number, offer: Offer, terms: ReadonlyMap<string, Terms>): QuotedLine {
  const article = offer.articles.get(line.articleId);
  const articleTerms = terms.get(line.articleId);
  // Deleted between the two requests is not on offer either.
  if (article === undefined || articleTerms === undefined) return { state: 'unavailable', title: null };
  try {
    const priced = priceLine(line, index, offer);
    return {
      state: 'offered',
      title: article.title,
      imageUrl: articleTerms.image_url,
      articlePriceCents: article.price_cents,
      unitPriceCents: priced.unitPriceCents,
      configuratorSettings: asRecord(priced.configuratorSettings),
      configuratorType: article.configurator_type,
      withdrawalExcluded: articleTerms.withdrawal_excluded,
      deliveryDays: deliveryDaysOf(articleTerms),
    };
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    const configuratorType = article.configurator_type;
    if (error.code === 'article_unavailable') return { state: 'unavailable', title: article.title };
    if (error.code === 'template_outdated') return { state: 'outdated', configuratorType };
    if (error.code === 'configuration_invalid') return { state: 'invalid', configuratorType };
    throw error;
  }
}

function deliveryDaysOf({
  delivery_min_days: min,
  delivery_max_days: max,
}: Terms): { min: number; max: number } | null {
  return min === null || max === null ? null : { min, max };
}

/** Settings are an object by their making; the order's line types them by nothing. */
function asRecord(settings: unknown): Record<string, unknown> | null {
  return typeof settings === 'object' && settings !== null ? { ...settings } : null;
}
