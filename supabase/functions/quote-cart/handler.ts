import type { PriceBreakdown } from 'configurator-core';
import * as z from 'zod/mini';
import {
  type OrderLineRequest,
  type QuoteCartReply,
  type QuotedLine,
  quoteCartRequestSchema,
} from '../../contracts/index.ts';
import { shopTerms } from '../../legal/index.ts';
import { callDatabase, readRows } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { readCaller } from '../_shared/http/caller.ts';
import { limitRate } from '../_shared/http/rate-limit.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { loadOffer, type Offer } from '../_shared/pricing/load-offer.ts';
import { missingFiles, type NamedFile } from '../_shared/pricing/named-files.ts';
import { type LineFailure, type PricedLine, priceLine } from '../_shared/pricing/price-line.ts';
import { quantityBreaksOf } from '../_shared/pricing/quantity-breaks-of.ts';

const termsColumns = 'id, image_url, withdrawal_excluded, delivery_min_days, delivery_max_days';

const termsSchema = z.object({
  id: z.uuid(),
  image_url: z.nullable(z.string()),
  // Null only for a paused article, which cannot be ordered.
  withdrawal_excluded: z.nullable(z.boolean()),
  delivery_min_days: z.nullable(z.int()),
  delivery_max_days: z.nullable(z.int()),
});

type Terms = z.infer<typeof termsSchema>;

/**
 * POST quote-cart: returns the current price of every line and whether it can be ordered, computed by the functions
 * that price an order. For carts of an earlier visit and for reorders.
 */
export const quoteCartHandler = jsonFunction(
  quoteCartRequestSchema,
  async ({ items, uploadSecret = null }, request, deps): Promise<QuoteCartReply> => {
    const caller = await readCaller(request, deps);
    await limitRate(deps, request, 'quote-cart');
    const [offer, terms, queueDays] = await Promise.all([
      loadOffer(deps, items),
      loadTerms(deps, items),
      callDatabase(deps.database, 'workshop_queue_days', {}, z.int()),
    ]);
    const lines = items.map((line) => quoteLine(line, offer, { terms, queueDays }));
    const files = lines.map(({ priced }) => priced?.files ?? []);
    const missing = await missingFiles(deps, files, { userId: caller?.userId ?? null, uploadSecret });
    return { lines: lines.map((line, index) => withoutMissingFiles(line, missing[index] ?? [])) };
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

interface Quoted {
  line: QuotedLine;
  /** Only in the state `offered`. */
  priced?: PricedLine;
}

function withoutMissingFiles({ line, priced }: Quoted, missing: readonly NamedFile[]): QuotedLine {
  const [first] = missing;
  if (first === undefined || priced === undefined || line.state !== 'offered') return line;
  return {
    state: 'file_missing',
    names: missing.map(({ file }) => file.name),
    step: priced.stepOf(first.fieldName),
    configuratorType: line.configuratorType,
  };
}

function quoteLine(
  line: OrderLineRequest,
  offer: Offer,
  { terms, queueDays }: { terms: ReadonlyMap<string, Terms>; queueDays: number },
): Quoted {
  const article = offer.articles.get(line.articleId);
  const articleTerms = terms.get(line.articleId);
  // The article may be deleted between the two requests.
  if (article === undefined || articleTerms === undefined) return { line: { state: 'unavailable', title: null } };
  const priced = priceLine(line, offer);
  if (!priced.ok) return { line: refusedLine(priced.error, article.configurator_type) };
  const { stored, piece } = priced.value;
  const offered: QuotedLine = {
    state: 'offered',
    title: article.title,
    imageUrl: articleTerms.image_url,
    articlePriceCents: article.price_cents,
    unitPriceCents: stored.unitPriceCents,
    price: piece === null ? null : piecePriceOf(piece),
    configuratorSettings: asRecord(stored.configuratorSettings),
    configuratorType: article.configurator_type,
    withdrawalExcluded: articleTerms.withdrawal_excluded === true,
    deliveryDays: deliveryDaysOf(articleTerms, line.configuratorSettings === null ? 0 : queueDays),
  };
  return { line: offered, priced: priced.value };
}

function refusedLine(failure: LineFailure, configuratorType: string | null): QuotedLine {
  switch (failure.code) {
    case 'article_unavailable':
      return { state: 'unavailable', title: failure.title };
    case 'material_sold_out':
      return { state: 'sold_out', choices: [...failure.choices], step: failure.step, configuratorType };
    case 'template_outdated':
      return { state: 'outdated', configuratorType };
    case 'configuration_invalid':
      return { state: 'invalid', configuratorType };
    default:
      return failure satisfies never;
  }
}

/** Working days as in `private.promise_delivery`. Made-to-measure articles also wait in the production queue. */
function deliveryDaysOf(
  { delivery_min_days: min, delivery_max_days: max }: Terms,
  queueDays: number,
): { min: number; max: number } | null {
  if (min === null || max === null) {
    const { production } = shopTerms;
    return queueDays === 0 ? null : { min: production.min + queueDays, max: production.max + queueDays };
  }
  return { min: min + queueDays, max: max + queueDays };
}

function piecePriceOf(piece: PriceBreakdown): Extract<QuotedLine, { state: 'offered' }>['price'] {
  const lines = piece.lines.map(({ fieldName, label, amountCents }) => ({ fieldName, label, amountCents }));
  const quantityBreaks = quantityBreaksOf(piece);
  const { baseCents, totalCents } = piece;
  return { baseCents, lines, totalCents, ...(quantityBreaks.length > 0 && { quantityBreaks }) };
}

/** Narrows settings, which a stored line types as `unknown`. */
function asRecord(settings: unknown): Record<string, unknown> | null {
  return typeof settings === 'object' && settings !== null ? { ...settings } : null;
}
