import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runTask, start, stopGracefully, workspaceRoot } from '../workspace/child-processes.ts';
import { buildIfStale, shopBuild } from './build-stamp.ts';
import { readSettings, requireFreePort, type Settings, SetupError } from './settings.ts';
import { startBackendProcess } from './start-backend-process.ts';

const shopFolder = join(workspaceRoot, 'apps/shop');
const reactRouter = join(shopFolder, 'node_modules/.bin/react-router');
const FIRST_PAGE_TIMEOUT_MS = 60_000;

/** A running shop with its embedded backend. */
export interface RunningShop {
  shopUrl: string;
  backendUrl: string;
  /** Environment variables by which another shop uses the same backend. */
  shopEnv: Readonly<Record<string, string>>;
  /** Resolves to a message if one of them exits unexpectedly. */
  failed: Promise<string>;
  close(): Promise<void>;
}

/**
 * Builds the shop, unless the build matches the current sources.
 * @throws SetupError with the output of the build
 */
export async function buildShop(): Promise<void> {
  await buildIfStale(shopBuild, async () => {
    const build = await runTask({
      name: 'build',
      command: reactRouter,
      // This mode allows the payment script of the sandbox; a production build rejects it.
      arguments: ['build', '--mode', 'embedded'],
      folder: shopFolder,
    });
    if (build.exitCode !== 0) throw new SetupError(`The shop could not be built:\n${build.output}`);
  });
}

async function firstPage(url: string, ended: Promise<string>): Promise<void> {
  const deadline = Date.now() + FIRST_PAGE_TIMEOUT_MS;
  let failure: string | undefined;
  ended.then((message) => {
    failure = message;
  });
  while (Date.now() < deadline) {
    if (failure) throw new SetupError(failure);
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await wait(100);
  }
  throw new SetupError(`The shop did not respond at ${url} within ${FIRST_PAGE_TIMEOUT_MS / 1000} s.`);
}

function shopArguments(mode: 'preview' | 'development', { shopPort }: Settings): readonly string[] {
  return mode === 'preview'
    ? [process.execPath, 'server/main.ts']
    : [reactRouter, 'dev', '--port', String(shopPort), '--strictPort'];
}

/**
 * Starts the embedded backend and the shop, and waits for the first page.
 * @param mode `preview` serves the production build (rebuilt if the sources changed), `development` Vite's server
 * @param backendScript the backend's program, by default that of `npm start`
 * @throws SetupError with instructions; then nothing is left running
 */
export async function serveShop(
  env: NodeJS.ProcessEnv,
  mode: 'preview' | 'development',
  backendScript?: string,
): Promise<RunningShop> {
  const settings = readSettings(env);
  await requireFreePort('PORT', settings.shopPort);
  await requireFreePort('SUPABASE_PORT', settings.backendPort);
  const shopUrl = `http://localhost:${settings.shopPort}`;

  const starting = startBackendProcess(settings, shopUrl, env, backendScript);
  const built = mode === 'preview' ? buildShop() : Promise.resolve();
  const [backend, build] = await Promise.allSettled([starting, built]);
  if (backend.status === 'rejected') throw backend.reason;
  if (build.status === 'rejected') {
    await backend.value.close();
    throw build.reason;
  }

  const [command = '', ...rest] = shopArguments(mode, settings);
  const shop = start(
    {
      name: 'shop',
      command,
      arguments: rest,
      folder: shopFolder,
      env: { ...backend.value.shopEnv, SHOP_URL: shopUrl, PORT: String(settings.shopPort), HOST: 'localhost' },
    },
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<string>((resolve) => {
    shop.once('exit', (code) => resolve(`The shop exited unexpectedly (code ${code}). Its output is above.`));
  });
  const close = async () => {
    await stopGracefully(shop);
    await backend.value.close();
  };
  try {
    await firstPage(shopUrl, ended);
  } catch (error) {
    await close();
    throw error;
  }
  const { url: backendUrl, shopEnv, failed } = backend.value;
  return { shopUrl, backendUrl, shopEnv, failed: Promise.race([ended, failed]), close };
}
