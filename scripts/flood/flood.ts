import { setTimeout as wait } from 'node:timers/promises';
import type { FloodedShop } from './flooded-shop.ts';
import { hostileRequests, withdrawalKind } from './hostile-requests.ts';

/** Number and rate of requests. */
export interface FloodOptions {
  /** Number of the first request; use different numbers for another flood */
  from: number;
  count: number;
  /** Concurrent requests */
  callers: number;
  /** Maximum requests per second; unlimited by default */
  perSecond?: number;
}

/** The shop's replies to a flood. */
export interface FloodResult {
  /** Number of requests by kind and status */
  statuses: Record<string, Record<string, number>>;
  /** Replies with a status that is not allowed for their request */
  unexpected: string[];
  /** Withdrawals of the attackers confirmed by the shop */
  withdrawals: number;
}

/** Counted instead of a status if the connection ended without a reply. */
const connectionClosed = 0;

/** Sends hostile requests of all kinds in turn and checks that each reply has an allowed status. */
export async function flood(shop: FloodedShop, options: FloodOptions): Promise<FloodResult> {
  const { from, count: total, callers, perSecond = Number.POSITIVE_INFINITY } = options;
  const result: FloodResult = { statuses: {}, unexpected: [], withdrawals: 0 };
  const begun = performance.now();
  let sent = 0;
  const attack = async () => {
    while (sent < total) {
      const number = from + sent++;
      const dueMs = ((number - from) / perSecond) * 1_000 - (performance.now() - begun);
      if (dueMs > 0) await wait(dueMs);
      await sendOne(shop, number, result);
    }
  };
  await Promise.all(Array.from({ length: callers }, attack));
  return result;
}

async function sendOne(shop: FloodedShop, number: number, result: FloodResult): Promise<void> {
  const kind = hostileRequests[number % hostileRequests.length];
  if (kind === undefined) return;
  const { status, text } = await kind
    .send(shop, number)
    .catch((error: Error) => ({ status: connectionClosed, text: `${error.message}: ${error.cause}` }));
  count(result, kind.name, status, 1);
  // A server that rejects a body may close the connection before the caller has read the reply.
  const isBounded = kind.statuses.includes(status) || (status === connectionClosed && kind.statuses.includes(413));
  if (!isBounded) result.unexpected.push(`${kind.name}: ${status} ${text.slice(0, 200)}`);
  if (kind.name === withdrawalKind && status === 200) result.withdrawals += 1;
}

function count({ statuses }: FloodResult, kind: string, status: number | string, times: number): void {
  const known = statuses[kind] ?? {};
  statuses[kind] = { ...known, [status]: (known[status] ?? 0) + times };
}

/** Adds the counts of one flood to a sum. */
export function addFlood(sum: FloodResult, { statuses, unexpected, withdrawals }: FloodResult): void {
  for (const [kind, counts] of Object.entries(statuses)) {
    for (const [status, times] of Object.entries(counts)) count(sum, kind, status, times);
  }
  sum.unexpected.push(...unexpected);
  sum.withdrawals += withdrawals;
}
