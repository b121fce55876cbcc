// Serves the production build on PORT (default 3000) and HOST (default this machine). SHOP_URL is the public address.
// Usage: node server/main.ts [folder of the build]
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { requestLimits } from 'shop-backend/contracts';
import { readShopUrl } from '#app/config/env.ts';

// Must be set before React is loaded, which reads it once.
process.env.NODE_ENV ??= 'production';
const { createReadiness } = await import('./readiness.ts');
const { keepSharing } = await import('./shared-assets.ts');
const { createShopServer } = await import('./shop-server.ts');
const { stopServer } = await import('./stop-server.ts');

const buildFolder = resolve(process.argv[2] ?? fileURLToPath(new URL('../build', import.meta.url)));
const clientFolder = join(buildFolder, 'client');
// Created by `react-router build`, with this type.
const build: ServerBuild = await import(pathToFileURL(join(buildFolder, 'server/index.js')).href);
const { SUPABASE_URL = '', SUPABASE_PUBLISHABLE_KEY = '' } = process.env;
const readiness = createReadiness({
  build,
  clientFolder,
  supabase: { url: SUPABASE_URL.trim().replace(/\/$/, ''), publishableKey: SUPABASE_PUBLISHABLE_KEY.trim() },
});
const sharedFolder = process.env.SHARED_ASSETS_FOLDER?.trim() || null;
// Before the first page of this build: its scripts may be requested from a server of the previous one.
if (sharedFolder !== null) await keepSharing({ own: join(clientFolder, 'assets'), shared: sharedFolder });
const server = createShopServer({ build, clientFolder, shopUrl: readShopUrl(process.env), readiness, sharedFolder });
server.listen(Number(process.env.PORT || 3000), process.env.HOST || '127.0.0.1');

/** Time for what still runs when the last reply is sent. */
const exitDelayMs = 2_000;

// A person who presses Ctrl-C has no balancer to wait for.
for (const [signal, waitMs] of [
  ['SIGINT', 0],
  ['SIGTERM', requestLimits.shutdownWaitMs],
] as const) {
  process.once(signal, async () => {
    readiness.stop();
    await stopServer(server, { waitMs, deadlineMs: requestLimits.shutdownDeadlineMs });
    // The process ends by itself, so that listeners of `beforeExit` can send their last spans or logs.
    setTimeout(() => process.exit(), exitDelayMs).unref();
  });
}
