import type { FunctionDeps } from '../../functions/_shared/deps.ts';
import { secretClient } from '../../functions/_shared/http/start-function.ts';
import { paypalClient } from '../../functions/_shared/paypal/paypal-client.ts';

/** Faults of a call to the database or to PayPal. */
export const faults = ['killed before', 'killed after', 'request lost', 'reply lost', 'sent twice', 'error'] as const;

/** A fault at the process's `call`-th call, counted from 0. */
export interface Fault {
  call: number;
  kind: (typeof faults)[number];
}

/** Functions in one simulated process, which may die between any two calls and then makes no further ones. */
export interface FaultyProcess {
  deps: FunctionDeps;
  /** Number of calls made */
  calls(): number;
  /** Waits for the work after the reply. In a dead process that work fails. */
  settled(): Promise<void>;
}

/** Starts a process that calls the given backend over the network. */
export function faultyProcess(backend: FunctionDeps, fault?: Fault): FaultyProcess {
  let made = 0;
  let isDead = false;
  const later: Promise<void>[] = [];

  const send: typeof fetch = async (input, init) => {
    if (isDead) throw new Error('The process is dead');
    const request = new Request(input, init);
    const kind = made++ === fault?.call ? fault.kind : undefined;
    switch (kind) {
      case 'killed before':
        isDead = true;
        throw new Error('The process was killed before a call');
      case 'killed after':
        isDead = true;
        await fetch(request);
        throw new Error('The process was killed after a call');
      case 'request lost':
        throw new Error('The request was lost');
      case 'reply lost':
        await fetch(request);
        throw new Error('The reply was lost');
      case 'sent twice':
        await fetch(request.clone());
        return fetch(request);
      case 'error':
        return Response.json({ message: 'Something is broken' }, { status: 500 });
      default:
        return fetch(request);
    }
  };

  return {
    deps: {
      ...backend,
      database: secretClient(backend.env, send),
      paypal: paypalClient(backend.env, send),
      verificationDelayMs: 0,
      afterReply: (work) => later.push(work().catch(() => {})),
      log: () => {},
      logRequest: () => {},
    },
    calls: () => made,
    async settled() {
      await Promise.all(later);
    },
  };
}
