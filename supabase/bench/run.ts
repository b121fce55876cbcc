import { articleId, categoryIds } from '../seed/ids.ts';
import type { Statement } from './data-api.ts';
import { generateLoad, type LoadResult } from './generate-load.ts';
import { mixedOrder } from './mixed-orders.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { shopUnderLoad } from './shop-under-load.ts';

const load = { callers: 8, seconds: Number(process.env.BENCH_SECONDS ?? 5) };
const rounds = 3;
const warmUp = 400;
const nothing: LoadResult = { requests: 0, perSecond: 0, p95Ms: Number.POSITIVE_INFINITY };

/** Requests of a visitor who browses the shop. */
const pages = [
  'categories?select=*',
  'articles?select=id,title,price_cents,image_url,configurator_type&order=created_at.desc&limit=24',
  `articles?select=id,title,description,price_cents,image_url&id=eq.${articleId(13)}`,
  `article_images?select=id,image_url&article_id=eq.${articleId(13)}`,
  `article_categories?select=article_id&category_id=eq.${Object.values(categoryIds)[0]}`,
];

const shop = await shopUnderLoad(load.callers);
const looks = await samplesOf(pages.map((path) => () => shop.browse(path)));
const browse = await compare(
  (number) => shop.browse(pages[number % pages.length] ?? ''),
  (number) => replay(shop.pool, looks[number % looks.length] ?? []),
);
let placed = 20;
const counted = (reply: Promise<Response>) => {
  placed += 1;
  return reply;
};
const purchases = await samplesOf(Array.from({ length: 20 }, (_, number) => () => shop.placeOrder(mixedOrder(number))));
const orders = await compare(
  (number) => counted(shop.placeOrder(mixedOrder(number))),
  (number) => counted(replay(shop.pool, purchases[number % purchases.length] ?? [])),
);
const stored = await shop.pool.use((connection) =>
  connection.query<{ orders: number }>(`select count(*)::integer as orders from public.orders o
    where recipient ->> 'email' like 'last+%@example.de' and paypal_order_id is not null
      and exists (select 1 from public.order_items i where i.order_id = o.id)`),
);
await shop.close();
// Guards against a replay that stores nothing.
if (stored.rows[0]?.orders !== placed)
  throw new Error(`${placed} orders were placed, ${stored.rows[0]?.orders} are there`);

console.log(`\nLoad on native PostgreSQL: ${load.callers} callers, best of ${rounds} rounds of ${load.seconds} s each`);
console.table({ 'browse the catalogue': row(browse), 'place an order': row(orders) });
console.log('"bare" is a handler that only runs the same SQL. The goal is an overhead of at most 2.');
process.exitCode = [browse, orders].every(({ ours, bare }) => bare.perSecond <= 2 * ours.perSecond) ? 0 : 1;

/** Records the statements of each request. */
async function samplesOf(requests: readonly (() => Promise<Response>)[]): Promise<Statement[][]> {
  const samples: Statement[][] = [];
  for (const request of requests) samples.push(await shop.recorded(request));
  return samples;
}

interface Comparison {
  ours: LoadResult;
  bare: LoadResult;
}

/** Measures both handlers in turn, so that other load on the machine affects both. */
async function compare(
  ours: (number: number) => Promise<Response>,
  bare: (number: number) => Promise<Response>,
): Promise<Comparison> {
  const best: Comparison = { ours: nothing, bare: nothing };
  // Warms up both sides, so that neither includes JIT compilation.
  for (const handle of [ours, bare]) {
    for (let number = 0; number < warmUp; number += load.callers) {
      await Promise.all(Array.from({ length: load.callers }, (_, caller) => handle(number + caller)));
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, handle] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      let served = round * 1_000_000;
      const server = await serve(() => handle(served++));
      const result = await generateLoad(async () => {
        const reply = await fetch(server.url);
        const text = await reply.text();
        if (!reply.ok) throw new Error(`${name} answered ${reply.status}: ${text}`);
      }, load);
      await server.close();
      if (result.perSecond > best[name].perSecond) best[name] = result;
    }
  }
  return best;
}

function row({ ours, bare }: Comparison) {
  return {
    'ours, per second': Math.round(ours.perSecond),
    'ours, p95 ms': Number(ours.p95Ms.toFixed(1)),
    'bare, per second': Math.round(bare.perSecond),
    'bare, p95 ms': Number(bare.p95Ms.toFixed(1)),
    overhead: Number((bare.perSecond / ours.perSecond).toFixed(2)),
  };
}
