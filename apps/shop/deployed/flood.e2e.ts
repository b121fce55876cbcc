import { expect, test } from '@playwright/test';
import { countFloodWithdrawals, findLosses } from '../../../scripts/flood/find-losses.ts';
import { flood } from '../../../scripts/flood/flood.ts';
import { hostileRequests } from '../../../scripts/flood/hostile-requests.ts';
import { createAccepted, performNextAction } from '../../../scripts/flood/regular-visitors.ts';
import { floodedShop } from './deployed-shop.ts';

const requestsPerKind = 10;
/** Two of each visitor action. */
const actionCount = 12;

// `pnpm bench:flood` sends 10,000 requests and measures memory and times; this test does not depend on the machine.
test('[BEY-38] A flood of hostile requests is bounded and loses nothing of uninvolved people', async () => {
  test.setTimeout(300_000);
  const shop = floodedShop();
  const accepted = createAccepted();
  const count = hostileRequests.length * requestsPerKind;
  const attack = flood(shop, { from: 0, count, callers: 2 });
  for (let number = 0; number < actionCount; number += 1) await performNextAction(shop, accepted, number);
  const { unexpected, withdrawals, statuses } = await attack;

  expect(unexpected).toEqual([]);
  expect(Object.keys(statuses)).toHaveLength(hostileRequests.length);
  expect(await findLosses(shop, accepted)).toEqual([]);
  expect(withdrawals).toBe(requestsPerKind);
  expect(await countFloodWithdrawals(shop)).toBe(withdrawals);
});
