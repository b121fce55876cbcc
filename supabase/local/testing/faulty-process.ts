import type { FunctionDeps } from '../../functions/_shared/deps.ts';
import { paypalClient } from '../../functions/_shared/paypal/paypal-client.ts';
import { secretClient } from '../../functions/_shared/start-function.ts';

/** Faults of a call to the database, to PayPal or to the mail provider. */
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

  const call = async <Reply>(make: () => Promise<Reply>, refuse: () => Promise<Reply>): Promise<Reply> => {
    if (isDead) throw new Error('The process is dead');
    const kind = made++ === fault?.call ? fault.kind : undefined;
    switch (kind) {
      case 'killed before':
        isDead = true;
        throw new Error('The process was killed before a call');
      case 'killed after':
        isDead = true;
        await make();
        throw new Error('The process was killed after a call');
      case 'request lost':
        throw new Error('The request was lost');
      case 'reply lost':
        await make();
        throw new Error('The reply was lost');
      case 'sent twice':
        await make();
        return make();
      case 'error':
        return refuse();
      default:
        return make();
    }
  };
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    return call(
      () => fetch(request.clone()),
      async () => Response.json({ message: 'Something is broken' }, { status: 500 }),
    );
  };

  return {
    deps: {
      ...backend,
      database: secretClient(backend.env, send),
      paypal: paypalClient(backend.env, send),
      mail: {
        send: (mail, key) =>
          call(
            () => backend.mail.send(mail, key),
            () => Promise.reject(new Error('The provider refuses the mail')),
          ),
      },
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
