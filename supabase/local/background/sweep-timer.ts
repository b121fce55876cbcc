import type { SweepJob } from '../../contracts/index.ts';
import type { FunctionDeps } from '../../functions/_shared/deps.ts';
import { sweep } from '../../functions/_shared/maintenance/sweep.ts';

/** A repeating task. */
export interface Timer {
  /** Stops the task after its current run. */
  stop(): Promise<void>;
}

/** Milliseconds between two runs, shorter than those of a hosted project. */
const schedules: readonly (readonly [everyMs: number, jobs: readonly SweepJob[]])[] = [
  [1_000, ['mails', 'documents']],
  [5_000, ['payments', 'cleaning']],
];

/** Replaces the database scheduler of a hosted Supabase. Its schedules do not wait for each other. */
export function startSweepTimer(deps: FunctionDeps): Timer {
  const timers = schedules.map(([everyMs, jobs]) => repeat(deps, everyMs, jobs));
  return {
    async stop() {
      await Promise.all(timers.map(({ stop }) => stop()));
    },
  };
}

function repeat(deps: FunctionDeps, everyMs: number, jobs: readonly SweepJob[]): Timer {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const turn = async () => {
    try {
      await sweep(deps, { jobs });
    } catch (error) {
      if (!isStopped) deps.log('The sweep failed', { error: String(error) });
    }
    schedule();
  };
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = turn();
    }, everyMs);
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
