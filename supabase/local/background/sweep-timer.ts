import type { FunctionDeps } from '../../functions/_shared/deps.ts';
import { deliverOutbox } from '../../functions/_shared/mails/deliver-outbox.ts';
import { sweep } from '../../functions/_shared/maintenance/sweep.ts';

/** A repeating task. */
export interface Timer {
  /** Stops the task after its current run. */
  stop(): Promise<void>;
}

const outboxEveryMs = 1_000;
const sweepEveryMs = 5_000;

/** Replaces the database scheduler of a hosted Supabase: runs the sweep, and sends mails at shorter intervals. */
export function startSweepTimer(deps: FunctionDeps): Timer {
  let isStopped = false;
  let lastSweep = Date.now();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const turn = async () => {
    const isSweepDue = Date.now() - lastSweep >= sweepEveryMs;
    if (isSweepDue) lastSweep = Date.now();
    try {
      await (isSweepDue ? sweep(deps) : deliverOutbox(deps));
    } catch (error) {
      if (!isStopped) deps.log('The sweep failed', { error: String(error) });
    }
    schedule();
  };
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = turn();
    }, outboxEveryMs);
    timer.unref();
  };
  schedule();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
