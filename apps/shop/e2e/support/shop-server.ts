import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../../scripts/serve/settings.ts';
import { start, stopGracefully } from '../../../../scripts/workspace/child-processes.ts';

/** The built shop in its own process. */
export interface ShopServer {
  /** Address on this machine, http; `SHOP_URL` may differ. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the built shop on a free port and waits for its first reply.
 * @param env settings of the shop; `SHOP_URL` is the local address unless set
 */
export async function startShopServer(env: Readonly<Record<string, string>>): Promise<ShopServer> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const shop = start(
    {
      name: 'shop',
      command: process.execPath,
      arguments: ['server/main.ts'],
      folder: fileURLToPath(new URL('../..', import.meta.url)),
      env: { SHOP_URL: url, PORT: String(port), HOST: 'localhost', ...env },
    },
    // Hides the errors that tests provoke and the server logs.
    { stdio: 'ignore' },
  );
  await firstReply(url);
  return { url, close: () => stopGracefully(shop) };
}

async function firstReply(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const reply = await fetch(`${url}/robots.txt`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop at ${url} did not start.`);
}
