import { expect, it } from 'vitest';
import { testDeps } from '../deps.fixture.ts';
import { isAttemptAllowed, type LimitedAction, limitRate } from './rate-limit.ts';

/** Records the `count_attempt` calls of `work`. All attempts are allowed. */
async function countedBy(address: string | null, work: (deps: ReturnType<typeof testDeps>) => Promise<unknown>) {
  const calls: { p_subjects: string[]; p_waits: number[][]; p_forget_after: string }[] = [];
  await work(
    testDeps({ clientAddress: () => address }, async (_input, init) => {
      calls.push(JSON.parse(String(init?.body)));
      return Response.json(0);
    }),
  );
  return calls;
}

const request = new Request('http://shop.test');

/** Attempts after which an action has to wait, and the seconds. */
const backOff: Readonly<Record<LimitedAction, readonly (readonly [attempts: number, seconds: number])[]>> = {
  'order-status': [
    [10, 10],
    [15, 30],
    [20, 60],
  ],
  'place-order': [
    [60, 10],
    [90, 30],
    [120, 60],
  ],
  'capture-order': [
    [30, 5],
    [60, 30],
  ],
  'verify-payment': [
    [30, 5],
    [60, 30],
  ],
  'quote-cart': [
    [120, 5],
    [240, 30],
  ],
  'publish-template': [
    [60, 5],
    [120, 30],
  ],
  'upload-file': [
    [30, 10],
    [60, 60],
    [120, 300],
  ],
  'file-link': [
    [20, 10],
    [40, 60],
  ],
  'upload-image': [
    [60, 5],
    [300, 30],
  ],
  login: [
    [10, 10],
    [15, 30],
    [20, 60],
  ],
  password: [
    [10, 10],
    [15, 30],
    [20, 60],
  ],
  'account-export': [
    [10, 60],
    [20, 300],
  ],
  'second-factor': [
    [5, 10],
    [10, 60],
    [20, 300],
  ],
  register: [
    [5, 30],
    [10, 300],
  ],
  'auth-mail': [
    [3, 60],
    [6, 600],
  ],
  'mail-code': [
    [10, 60],
    [20, 600],
  ],
  'password-reset': [
    [3, 60],
    [6, 300],
  ],
};

it.each(Object.entries(backOff) as [LimitedAction, (typeof backOff)[LimitedAction]][])(
  '[BEY-38] The back-off of %s grows in fixed steps and ends after an hour',
  async (action, waits) => {
    const [limited] = await countedBy('203.0.113.1', (deps) => limitRate(deps, request, action, 'anna@example.de'));
    expect([limited?.p_waits, limited?.p_forget_after]).toEqual([waits, '1 hour']);
    const [allowed] = await countedBy(null, (deps) => isAttemptAllowed(deps, action, 'anna@example.de'));
    expect(allowed?.p_waits).toEqual(waits);
  },
);

it.each<readonly [LimitedAction, subjects: number]>([
  ['login', 1],
  ['register', 1],
  ['password-reset', 1],
  ['second-factor', 2],
  ['password', 2],
  ['account-export', 2],
  ['mail-code', 2],
  ['capture-order', 2],
])(
  '[BEY-38] %s from a known network counts %i subjects, including the account only if it is not guessable',
  async (action, subjects) => {
    const [call] = await countedBy('203.0.113.1', (deps) => limitRate(deps, request, action, 'anna@example.de'));
    expect(new Set(call?.p_subjects).size).toBe(subjects);
  },
);

it('[BEY-38] An action without network and account is not limited and has no subjects to take back', async () => {
  const calls = await countedBy(null, async (deps) => (await limitRate(deps, request, 'login')).release());
  expect(calls).toEqual([]);
});
