import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../../scripts/serve/settings.ts';
import { expect, test } from '../support/fixtures.ts';

const command = fileURLToPath(new URL('../../../../scripts/start.ts', import.meta.url));
const guard = new URL('../support/refuse-network.mjs', import.meta.url);

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}

test('[BEY-66] One command starts and stops shop, database, functions, mailbox and payment sandbox offline', async () => {
  // Everything starts at once, with a database of its own.
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'shop-start-'));
  const refused = join(folder, 'refused.txt');
  const [shopPort, backendPort] = [await findFreePort(), await findFreePort()];
  const env = {
    ...process.env,
    PORT: String(shopPort),
    SUPABASE_PORT: String(backendPort),
    SUPABASE_DATA_DIR: folder,
    NODE_OPTIONS: `--import=${guard.href}`,
    REFUSED_CONNECTIONS: refused,
  };
  // The guard records connections to other machines.
  const connecting = "require('node:net').connect(9, '192.0.2.1').on('error', () => undefined)";
  await once(spawn(process.execPath, ['-e', connecting], { env, stdio: 'inherit' }), 'exit');
  expect(readFileSync(refused, 'utf8')).toBe('address 192.0.2.1\n');
  rmSync(refused);
  const running = spawn(process.execPath, [command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [words] = await once(createInterface(running.stdout), 'line');
    const [shop, backend] = [`http://localhost:${shopPort}`, `http://127.0.0.1:${backendPort}`];
    expect(words).toContain(shop);
    expect(words).toContain('/mailbox');
    expect(await (await fetch(`${shop}/categories`)).text()).toContain('Mäntel');
    expect(await statusOf(`${backend}/functions/v1/health`)).toBe(200);
    expect(await statusOf(`${backend}/mailbox`)).toBe(200);
    expect(await statusOf(`${backend}/paypal/sdk.js`)).toBe(200);
    running.kill('SIGINT');
    expect(await once(running, 'exit')).toEqual([0, null]);
    await expect(fetch(shop)).rejects.toThrow();
    await expect(fetch(`${backend}/mailbox`)).rejects.toThrow();
    expect(existsSync(refused) ? readFileSync(refused, 'utf8') : '').toBe('');
  } finally {
    running.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
