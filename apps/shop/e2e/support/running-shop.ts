/** A shop that browser tests talk to, and what another shop needs to reach the same backend. */
export interface RunningShop {
  readonly shopUrl: string;
  /** Base URL of the embedded backend, without a slash at the end. */
  readonly backendUrl: string;
  /** Where the backend keeps its data and keys. */
  readonly dataFolder: string;
  readonly shopEnv: Readonly<Record<string, string>>;
}

/** File in which the global setup passes the shops to the workers. */
export const shopsVariable = 'E2E_SHOPS';

/** The shop of this worker: each has one of its own, so that no test changes prices under another. */
export function runningShop(): RunningShop {
  const shops: readonly RunningShop[] = JSON.parse(process.env[shopsVariable] ?? '[]');
  const shop = shops[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (shop === undefined) throw new Error('No shop is running: run the browser tests through pnpm test:e2e');
  return shop;
}
