/** A shop under test, with all that another shop needs to use the same backend. */
export interface RunningShop {
  readonly shopUrl: string;
  /** Base URL of the embedded backend, without a trailing slash. */
  readonly backendUrl: string;
  /** Folder in which the backend stores its data and keys. */
  readonly dataFolder: string;
  readonly shopEnv: Readonly<Record<string, string>>;
}

/** Environment variable in which the global setup passes the shops to the workers, as JSON. */
export const shopsVariable = 'E2E_SHOPS';

/** The shop of this worker. Each worker has its own, so that no test changes the prices of another. */
export function runningShop(): RunningShop {
  const shops: readonly RunningShop[] = JSON.parse(process.env[shopsVariable] ?? '[]');
  const shop = shops[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (shop === undefined) throw new Error('No shop is running: run the browser tests through pnpm test:e2e');
  return shop;
}
