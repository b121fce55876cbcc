import { fork } from 'node:child_process';
import { join } from 'node:path';
import { stopGracefully, workspaceRoot } from '../workspace/child-processes.ts';
import { type Settings, SetupError } from './settings.ts';

/** The embedded backend in a process of its own. */
export interface BackendProcess {
  url: string;
  /** What the shop's environment has to say to reach it. */
  shopEnv: Readonly<Record<string, string>>;
  /** Key of the Data API that no policy stops; only a backend for tests names it. */
  secretKey?: string;
  /** Settles with a message when it ends by itself. */
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
 * Starts the embedded backend and waits until it can be asked.
 * @param shopUrl where links in mails lead
 * @param script the program to run, the one of `npm start` by default
 * @throws SetupError with what the backend itself says is wrong
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
 * Starts a script that runs a backend, and waits for its message with the address.
 * @throws SetupError with what it wrote, when it ends before
 */
export function forkBackend(script: string, env: NodeJS.ProcessEnv): Promise<BackendProcess> {
  const child = fork(join(workspaceRoot, script), {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let isReady = false;
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (isReady) process.stderr.write(chunk);
    else complaint += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    const failed = new Promise<string>((settle) => {
      child.once('exit', (code) => {
        settle(`The embedded backend ended by itself (code ${code}). Its messages stand above.`);
        if (!isReady) reject(new SetupError(complaint.trim() || `The embedded backend did not start (code ${code}).`));
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
