// pnpm bench:flood: 10,000 hostile requests against the production build as deployed, in rounds with idle times between
// them, while regular visitors order, withdraw, write, register and sign in. Prints the memory of each process and the
// visitors' times, fails if a limit is exceeded, and stores its report in docs/bench-flood.json. FLOOD_REQUESTS sets
// another number of requests; then the report is not stored.

import { storeReport } from './bench/stored-report.ts';
import { checkFlood } from './flood/check-flood.ts';
import { countFloodWithdrawals, findLosses } from './flood/find-losses.ts';
import { addFlood, type FloodResult, flood } from './flood/flood.ts';
import { type Memory, measureMemory } from './flood/measure-memory.ts';
import { createAccepted } from './flood/regular-visitors.ts';
import { startFloodedShop } from './flood/start-flooded-shop.ts';
import { Visits } from './flood/visits.ts';

const fullCount = 10_000;
const requests = Number(process.env.FLOOD_REQUESTS ?? fullCount);
const rounds = 10;
const callers = Number(process.env.FLOOD_CALLERS ?? 2);
const perSecond = Number(process.env.FLOOD_PER_SECOND ?? 12);
/** Enough for the caches and the memory of every process to settle */
const warmUpRequests = Math.round(requests / 5);

const { shop, close } = await startFloodedShop();
const result: FloodResult = { statuses: {}, unexpected: [], withdrawals: 0 };
const losses: string[] = [];
const visits = { idle: new Visits(shop), flooded: new Visits(shop) };
const memory: Memory[] = [];
try {
  let sent = 0;
  const attack = async (count: number) => {
    addFlood(result, await flood(shop, { from: sent, count, callers, perSecond }));
    sent += count;
  };
  const warmUp = new Visits(shop);
  await warmUp.during(() => attack(warmUpRequests), createAccepted());
  memory.push(measureMemory());
  for (let round = 1; round <= rounds; round += 1) {
    const accepted = createAccepted();
    const begun = performance.now();
    await visits.flooded.during(() => attack(requests / rounds), accepted);
    const floodedMs = performance.now() - begun;
    losses.push(...(await findLosses(shop, accepted)));
    memory.push(measureMemory());
    const acceptedIdle = createAccepted();
    await visits.idle.during(() => new Promise((resolve) => setTimeout(resolve, floodedMs / 3)), acceptedIdle);
    losses.push(...(await findLosses(shop, acceptedIdle)));
    process.stderr.write(`\rround ${round} of ${rounds} `);
  }
  const stored = await countFloodWithdrawals(shop);
  if (stored !== result.withdrawals) losses.push(`withdrawals of the flood: ${result.withdrawals - stored}`);
} finally {
  await close();
}

const { figures, missed } = checkFlood({
  result,
  losses: [...losses, ...visits.idle.failures, ...visits.flooded.failures],
  memory,
  idle: visits.idle,
  flooded: visits.flooded,
});
console.log('\nStatuses by kind of request');
console.table(result.statuses);
console.log('Resident memory, MB: after the warm-up, then after each round');
console.table(memory);
console.log('Visitors, ms');
console.table(figures.visitors);
console.log(
  missed.length === 0 ? 'All limits are met.' : `Exceeded limits:\n${missed.map((line) => `  ${line}`).join('\n')}`,
);
if (requests === fullCount) {
  storeReport('bench-flood', { command: 'pnpm bench:flood', requests, callers, perSecond, ...figures, missed });
}
process.exitCode = missed.length === 0 ? 0 : 1;
