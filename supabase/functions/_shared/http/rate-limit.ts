import * as z from 'zod/mini';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { digestOf } from '../tokens/order-link.ts';
import { FunctionError } from './function-error.ts';
import { networkOf } from './network-of.ts';

interface RateLimit {
  /**
   * Anyone can name the account. It is counted only if the network is unknown: otherwise attempts of a stranger would
   * block its owner.
   */
  isAccountPublic?: true;
  /** Seconds to wait after each attempt from this number on: [attempts, seconds], ascending. */
  waits: readonly (readonly [attempts: number, seconds: number])[];
  /** Time without an attempt after which the count is reset; Postgres interval */
  forgetAfter: string;
}

/** Limits by action. A whole office may share one address, so the first waits are short. */
const rateLimits = {
  /** Counts failed look-ups only. A page that polls its payment is not limited. */
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
  /** Called when the cart is opened, becomes visible or changes. */
  'quote-cart': {
    waits: [
      [120, 5],
      [240, 30],
    ],
    forgetAfter: '1 hour',
  },
  /** Each attempt analyses a template. */
  'publish-template': {
    waits: [
      [60, 5],
      [120, 30],
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
  'upload-file': {
    waits: [
      [30, 10],
      [60, 60],
      [120, 300],
    ],
    forgetAfter: '1 hour',
  },
  /** Counts failed requests only, because the page of an order loads all of its files. */
  'file-link': {
    waits: [
      [20, 10],
      [40, 60],
    ],
    forgetAfter: '1 hour',
  },
  login: {
    isAccountPublic: true,
    waits: [
      [10, 10],
      [15, 30],
      [20, 60],
    ],
    forgetAfter: '1 hour',
  },
  /** The password or the mailed code that a signed-in user enters again. Only the holder of a token can count an account. */
  password: {
    waits: [
      [10, 10],
      [15, 30],
      [20, 60],
    ],
    forgetAfter: '1 hour',
  },
  /** A PDF with all data of an account. */
  'account-export': {
    waits: [
      [10, 60],
      [20, 300],
    ],
    forgetAfter: '1 hour',
  },
  /** Codes of a second factor; these callers know the password. */
  'second-factor': {
    waits: [
      [5, 10],
      [10, 60],
      [20, 300],
    ],
    forgetAfter: '1 hour',
  },
  register: {
    isAccountPublic: true,
    waits: [
      [5, 30],
      [10, 300],
    ],
    forgetAfter: '1 hour',
  },
  /** Mails of Auth to one address. Above the limit no mail is sent, but the request is not rejected. */
  'auth-mail': {
    waits: [
      [3, 60],
      [6, 600],
    ],
    forgetAfter: '1 hour',
  },
  /** Codes sent by mail. Guesses are also counted for the e-mail address; its owner can use the link. */
  'mail-code': {
    waits: [
      [10, 60],
      [20, 600],
    ],
    forgetAfter: '1 hour',
  },
  'password-reset': {
    isAccountPublic: true,
    waits: [
      [3, 60],
      [6, 300],
    ],
    forgetAfter: '1 hour',
  },
} satisfies Readonly<Record<string, RateLimit>>;

/** A rate-limited action. */
export type LimitedAction = keyof typeof rateLimits;

/** A counted attempt. */
export interface CountedAttempt {
  /** Takes back a successful attempt if only failed ones count. */
  release(): Promise<void>;
}

/**
 * Counts an attempt for the caller's network and for the account. If the network is unknown, only the account is
 * counted; without either there is no limit.
 * @param account user id, e-mail address or another identifier of what is tried repeatedly
 * @throws FunctionError too_many_requests with { retryAfterSeconds } while the caller must wait
 */
export async function limitRate(
  deps: FunctionDeps,
  request: Request,
  action: LimitedAction,
  account?: string | null,
): Promise<CountedAttempt> {
  const { waits, forgetAfter, isAccountPublic }: RateLimit = rateLimits[action];
  const address = deps.clientAddress(request);
  const isAccountCounted = account != null && (address === null || isAccountPublic !== true);
  const subjects = await Promise.all([
    ...(address === null ? [] : [subjectOf(deps, `address:${networkOf(address)}`)]),
    ...(isAccountCounted ? [subjectOf(deps, `account:${account.trim().toLowerCase()}`)] : []),
  ]);
  if (subjects.length === 0) return { release: async () => {} };
  const retryAfterSeconds = await countAttempt(deps, action, subjects, { waits, forgetAfter });
  if (retryAfterSeconds > 0) throw new FunctionError('too_many_requests', { retryAfterSeconds });
  return {
    async release() {
      await callDatabase(deps.database, 'release_attempt', { p_action: action, p_subjects: subjects }, z.unknown());
    },
  };
}

/** Counts an attempt for an account only. @returns false while it must wait */
export async function isAttemptAllowed(deps: FunctionDeps, action: LimitedAction, account: string): Promise<boolean> {
  const subject = await subjectOf(deps, `account:${account.trim().toLowerCase()}`);
  return (await countAttempt(deps, action, [subject], rateLimits[action])) === 0;
}

/** @returns 0, or the seconds left to wait */
function countAttempt(
  deps: FunctionDeps,
  action: string,
  subjects: readonly string[],
  { waits, forgetAfter }: RateLimit,
): Promise<number> {
  return callDatabase(
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
}

/** Digest with a server key, so that addresses cannot be recovered by hashing all possible ones. */
function subjectOf(deps: FunctionDeps, name: string): Promise<string> {
  return digestOf(`${deps.env.orderLinkSecret}:rate-limit:${name}`);
}
