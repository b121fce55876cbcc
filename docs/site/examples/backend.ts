// #region backend
import type { Configurator } from 'configurator-core';
import { checkOrder } from './price-check.ts';

/** The parts that you provide: storage of templates and orders. */
export interface Store {
  /** The published template of an article, compiled once and cached. */
  readonly configuratorOf: (articleId: string) => Promise<Configurator | null>;
  readonly basePriceCentsOf: (articleId: string) => Promise<number>;
  readonly saveOrder: (order: { articleId: string; totalCents: number; values: unknown }) => Promise<void>;
}

/** A handler on the Fetch standard: Node, Deno, Bun, workers, Hono. */
export async function handleOrder(request: Request, store: Store): Promise<Response> {
  const { articleId, ...order } = await request.json();
  const configurator = await store.configuratorOf(articleId);
  if (configurator === null) return Response.json({ error: 'unknown_article' }, { status: 404 });
  const checked = checkOrder(configurator, await store.basePriceCentsOf(articleId), order);
  if (!checked.ok) return Response.json({ error: checked.reason, issues: checked.issues }, { status: 409 });
  await store.saveOrder({ articleId, totalCents: checked.price.totalCents, values: order.values });
  return Response.json({ totalCents: checked.price.totalCents }, { status: 201 });
}
// #endregion backend
