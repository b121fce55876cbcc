import { createServer } from 'node:net';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/child-processes.ts';

/** Ports and data folder of the shop and its embedded backend, each set by an environment variable. */
export interface Settings {
  /** PORT of the shop; 3000 by default. */
  shopPort: number;
  /** SUPABASE_PORT of the embedded backend; 54321 by default. */
  backendPort: number;
  /** SUPABASE_DATA_DIR, absolute; `.data` in the workspace by default. */
  dataFolder: string;
}

/** A mistake in the setup that the user can fix; the message explains how. */
export class SetupError extends Error {}

function portFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new SetupError(`${name}=${text} is not a port. Set ${name} to a number from 1 to 65535, or leave it out.`);
}

/**
 * Reads the settings from the environment.
 * @throws SetupError with the variable and its fix
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const settings = {
    shopPort: portFrom(env, 'PORT', 3000),
    backendPort: portFrom(env, 'SUPABASE_PORT', 54_321),
    dataFolder: env.SUPABASE_DATA_DIR || join(workspaceRoot, '.data'),
  };
  if (settings.shopPort === settings.backendPort) {
    throw new SetupError(`PORT and SUPABASE_PORT are both ${settings.shopPort}. Set one of them to another port.`);
  }
  return settings;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * Checks that a port is free.
 * @throws SetupError with the variable that changes it
 */
export async function requireFreePort(name: 'PORT' | 'SUPABASE_PORT', port: number): Promise<void> {
  if (await isFree(port)) return;
  throw new SetupError(
    `Port ${port} is taken by another program. End that program, or choose another port: ${name}=${port + 1} npm start`,
  );
}

const returnedPorts = new Set<number>();

/** Returns a free port of this machine, a different one with each call. */
export async function findFreePort(): Promise<number> {
  const port = await allocatePort();
  if (returnedPorts.has(port)) return findFreePort();
  returnedPorts.add(port);
  return port;
}

function allocatePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
