import * as z from 'zod/mini';
import { callDatabase } from './call-database.ts';
import type { FunctionDeps } from './deps.ts';
import { FunctionError } from './function-error.ts';
import { digestOf } from './order-link.ts';

interface RateLimit {
  /** From this many attempts on, wait so long after each: [attempts, seconds], rising. */
  waits: readonly (readonly [attempts: number, seconds: number])[];
  /** Without an attempt for so long everything is forgotten; Postgres interval */
  forgetAfter: string;
}

/** What is limited, and how patiently. A whole office may share one address, so the first waits are short. */
const rateLimits = {
  /** Misses only: a page that waits for its payment asks as often as it likes. */
  'order-status': {
    waits: [
      [10, 10],
      [15, 30],
      [20, 60],
    ],
    forgetAfter: '1 hour',
  },
  'place-order': {
    waits: [
      [60, 10],
      [90, 30],
      [120, 60],
    ],
    forgetAfter: '1 hour',
  },
  'capture-order': {
    waits: [
      [30, 5],
      [60, 30],
    ],
    forgetAfter: '1 hour',
  },
  'verify-payment': {
    waits: [
      [30, 5],
      [60, 30],
    ],
    forgetAfter: '1 hour',
  },
  /** The cart asks whenever it is opened, seen again, or gets a line. */
  'quote-cart': {
    waits: [
      [120, 5],
      [240, 30],
    ],
    forgetAfter: '1 hour',
  },
  'upload-image': {
    waits: [
      [60, 5],
      [300, 30],
    ],
    forgetAfter: '1 hour',
  },
  login: {
    waits: [
      [10, 10],
      [15, 30],
      [20, 60],
    ],
    forgetAfter: '1 hour',
  },
  register: {
    waits: [
      [5, 30],
      [10, 300],
    ],
    forgetAfter: '1 hour',
  },
  'password-reset': {
    waits: [
      [3, 60],
      [6, 300],
    ],
    forgetAfter: '1 hour',
  },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Something that is not done without end. */
export type LimitedAction = keyof typeof rateLimits;

/** An attempt that was counted. */
export interface CountedAttempt {
  /** It was rightful after all: only misses count. */
  forgive(): Promise<void>;
}

/**
 * Counts an attempt for the caller's network address and for the account.
 * A host that serves its own machine only knows no addresses, and limits nobody.
 * @param account user id, e-mail address or whatever else is tried again and again; without one the address alone counts
 * @throws FunctionError too_many_requests with { retryAfterSeconds } while the caller has to wait
 */
export async function limitRate(
  deps: FunctionDeps,
  request: Request,
  action: LimitedAction,
  account?: string | null,
): Promise<CountedAttempt> {
  const { waits, forgetAfter } = rateLimits[action];
  const subjects = await subjectsOf(deps, request, account);
  if (subjects.length === 0) return { forgive: async () => {} };
  const retryAfterSeconds = await callDatabase(
    deps.database,
    'count_attempt',
    {
      p_action: action,
      p_subjects: subjects,
      p_waits: waits,
      p_forget_after: forgetAfter,
      p_now: deps.now().toISOString(),
    },
    z.int(),
  );
  if (retryAfterSeconds > 0) throw new FunctionError('too_many_requests', { retryAfterSeconds });
  return {
    async forgive() {
      await callDatabase(deps.database, 'forgive_attempt', { p_action: action, p_subjects: subjects }, z.unknown());
    },
  };
}

/** Digests with a key of the server: nobody finds an address in them by trying all there are. */
function subjectsOf(deps: FunctionDeps, request: Request, account: string | null | undefined): Promise<string[]> {
  const address = deps.clientAddress(request);
  if (address === null) return Promise.resolve([]);
  const names = [`address:${address}`, ...(account == null ? [] : [`account:${account.trim().toLowerCase()}`])];
  return Promise.all(names.map((name) => digestOf(`${deps.env.orderLinkSecret}:rate-limit:${name}`)));
}
