import { setTimeout as wait } from 'node:timers/promises';
import type { FloodedShop } from './flooded-shop.ts';
import { hostileRequests, withdrawalKind } from './hostile-requests.ts';

/** How much is sent, and how fast. */
export interface FloodOptions {
  /** Number of the first request; requests of another flood should have other numbers */
  from: number;
  count: number;
  /** Requests under way at the same time */
  callers: number;
  /** Requests per second, at most; without a limit by default */
  perSecond?: number;
}

/** What the shop answered to a flood. */
export interface FloodResult {
  /** How many requests got which status, by kind */
  statuses: Record<string, Record<string, number>>;
  /** Answers that a bounded request does not get */
  unexpected: string[];
  /** Withdrawals of the attackers that the shop has confirmed */
  withdrawals: number;
}

/** Counted instead of a status where the connection ended without a reply. */
const connectionClosed = 0;

/** Sends hostile requests of every kind by turns and checks that each gets an answer it may get. */
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
  // A server that refuses a body may close the connection before the caller has read the reply.
  const isBounded = kind.statuses.includes(status) || (status === connectionClosed && kind.statuses.includes(413));
  if (!isBounded) result.unexpected.push(`${kind.name}: ${status} ${text.slice(0, 200)}`);
  if (kind.name === withdrawalKind && status === 200) result.withdrawals += 1;
}

function count({ statuses }: FloodResult, kind: string, status: number | string, times: number): void {
  const known = statuses[kind] ?? {};
  statuses[kind] = { ...known, [status]: (known[status] ?? 0) + times };
}

/** Adds the answers of one flood to those of others. */
export function addFlood(sum: FloodResult, { statuses, unexpected, withdrawals }: FloodResult): void {
  for (const [kind, counts] of Object.entries(statuses)) {
    for (const [status, times] of Object.entries(counts)) count(sum, kind, status, times);
  }
  sum.unexpected.push(...unexpected);
  sum.withdrawals += withdrawals;
}
