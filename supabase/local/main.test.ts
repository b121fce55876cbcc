import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'backend-process-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Run {
  child: ChildProcess;
  /** The message to the parent; undefined if the process ended first */
  ready: Promise<unknown>;
  ended: Promise<{ code: number | null; printed: string }>;
}

/** A free port. */
function findFreePort(): Promise<string> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? String(address.port) : ''));
    });
  });
}

function run(port: string, env: Record<string, string> = {}): Run {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    env: { PATH: process.env.PATH, SUPABASE_PORT: port, SUPABASE_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  return {
    child,
    ready: new Promise((resolve) => {
      child.once('message', resolve);
      child.once('exit', () => resolve(undefined));
    }),
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, printed }))),
  };
}

describe('the process of the backend', () => {
  it('The process sends its address to its parent, prints nothing, and ends cleanly with Ctrl-C', async () => {
    const port = await findFreePort();
    const { child, ready, ended } = run(port);
    const url = `http://127.0.0.1:${port}`;
    expect(await ready).toEqual({
      url,
      shopEnv: {
        SUPABASE_URL: url,
        SUPABASE_PUBLISHABLE_KEY: expect.stringMatching(/^sb_publishable_/),
        PAYPAL_CLIENT_ID: 'sandbox-client',
        PAYPAL_SDK_URL: `${url}/paypal/sdk.js`,
      },
    });
    expect((await fetch(`${url}/mailbox/messages`)).status).toBe(200);

    const second = run(await findFreePort());
    expect(await second.ended).toEqual({
      code: 1,
      printed: `The data folder ${dataDir} is in use by process ${child.pid}. End that process, or choose another folder: SUPABASE_DATA_DIR=…\n`,
    });
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: 0, printed: '' });
  });

  it('The process restarts after it was killed', async () => {
    const port = await findFreePort();
    const first = run(port);
    await first.ready;
    first.child.kill('SIGKILL');
    await first.ended;
    const second = run(port);
    expect(await second.ready).toMatchObject({ url: `http://127.0.0.1:${port}` });
    second.child.kill('SIGTERM');
    expect(await second.ended).toEqual({ code: 0, printed: '' });
  });

  it('[BEY-08] The process explains in one message why it does not run in production', async () => {
    const { ended } = run(await findFreePort(), { NODE_ENV: 'production' });
    const { code, printed } = await ended;
    expect(code).toBe(1);
    expect(printed).toMatch(/^The embedded backend does not run with NODE_ENV=production:.*\n$/);
  });
});
