import type { Result } from 'configurator-core';
import { type QuotedLine, quoteCartReplySchema } from 'shop-backend/contracts';
import type { PublicEnv } from '#app/config/env.ts';
import { shop } from '#app/config/shop.ts';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import { readUploadSecret } from '#app/lib/order-files/upload-secret.ts';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { callFunction, type FunctionFailure } from '#app/lib/supabase/call-function.ts';
import { browserFunctions } from '#app/lib/supabase/functions.ts';
import { type CartLine, lineKey } from '../lines/cart-line.ts';

/** Quotes of lines, by line key. */
export type LineQuotes = ReadonlyMap<string, QuotedLine>;

/**
 * Requests the current price and availability of lines. A line with an invalid article id is reported as unavailable
 * without a request, because the function would reject the whole cart.
 */
export async function quoteCart(
  env: PublicEnv,
  lines: readonly CartLine[],
): Promise<Result<LineQuotes, FunctionFailure>> {
  const quotes = new Map<string, QuotedLine>();
  const known = lines.filter(({ article }) => isRowId(article.id)).slice(0, shop.limits.orderLines);
  for (const line of lines) {
    if (!isRowId(line.article.id)) quotes.set(lineKey(line), { state: 'unavailable', title: line.article.title });
  }
  if (known.length === 0) return { ok: true, value: quotes };
  const items = known.map(({ article, quantity, configuratorSettings }) => ({
    articleId: article.id,
    quantity,
    configuratorSettings,
  }));
  const uploadSecret = readUploadSecret(localTextStorage);
  const reply = await callFunction(
    await browserFunctions(env),
    'quote-cart',
    { items, uploadSecret },
    quoteCartReplySchema,
  );
  if (!reply.ok) return reply;
  for (const [index, quote] of reply.value.lines.entries()) {
    const line = known[index];
    if (line !== undefined) quotes.set(lineKey(line), quote);
  }
  return { ok: true, value: quotes };
}
