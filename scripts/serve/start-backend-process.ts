import { fork } from 'node:child_process';
import { join } from 'node:path';
import { stopGracefully, workspaceRoot } from '../workspace/child-processes.ts';
import { type Settings, SetupError } from './settings.ts';

/** The embedded backend in its own process. */
export interface BackendProcess {
  url: string;
  /** Environment variables by which a shop uses it. */
  shopEnv: Readonly<Record<string, string>>;
  /** Key of the Data API that bypasses all policies; returned only by a backend for tests. */
  secretKey?: string;
  /** Resolves to a message if it exits unexpectedly. */
  failed: Promise<string>;
  close(): Promise<void>;
}

interface ReadyMessage {
  url: string;
  shopEnv: Record<string, string>;
  secretKey?: string;
}

function isReadyMessage(message: unknown): message is ReadyMessage {
  return typeof message === 'object' && message !== null && 'url' in message && 'shopEnv' in message;
}

/**
 * Starts the embedded backend and waits until it accepts requests.
 * @param shopUrl base URL of links in mails
 * @param script the program to run, by default that of `npm start`
 * @throws SetupError with the error message of the backend
 */
export function startBackendProcess(
  { backendPort, dataFolder }: Settings,
  shopUrl: string,
  env: NodeJS.ProcessEnv,
  script = 'supabase/local/main.ts',
): Promise<BackendProcess> {
  return forkBackend(script, {
    ...env,
    SUPABASE_PORT: String(backendPort),
    SUPABASE_DATA_DIR: dataFolder,
    SHOP_URL: shopUrl,
  });
}

/**
 * Starts a backend script and waits for its message with the address.
 * @throws SetupError with its error output, if it exits before
 */
export function forkBackend(script: string, env: NodeJS.ProcessEnv): Promise<BackendProcess> {
  const child = fork(join(workspaceRoot, script), {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let isReady = false;
  let errorOutput = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (isReady) process.stderr.write(chunk);
    else errorOutput += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    const failed = new Promise<string>((settle) => {
      child.once('exit', (code) => {
        settle(`The embedded backend exited unexpectedly (code ${code}). Its output is above.`);
        if (!isReady)
          reject(new SetupError(errorOutput.trim() || `The embedded backend did not start (code ${code}).`));
      });
    });
    child.once('message', (message) => {
      if (!isReadyMessage(message)) return;
      isReady = true;
      const { url, shopEnv, secretKey } = message;
      resolve({ url, shopEnv, ...(secretKey && { secretKey }), failed, close: () => stopGracefully(child) });
    });
  });
}
