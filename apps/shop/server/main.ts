// Serves the production build. PORT (3000) and HOST (this machine only) say where; SHOP_URL is the public address.
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readShopUrl } from '#app/config/env.ts';

// Before React is loaded: it looks once.
process.env.NODE_ENV ??= 'production';
const { createShopServer } = await import('./shop-server.ts');

const buildFolder = new URL('../build/', import.meta.url);
// Made by `react-router build`, whose type it has.
const build: ServerBuild = await import(new URL('server/index.js', buildFolder).href);
const server = createShopServer({
  build,
  clientFolder: fileURLToPath(new URL('client/', buildFolder)),
  shopUrl: readShopUrl(process.env),
});
server.listen(Number(process.env.PORT || 3000), process.env.HOST || '127.0.0.1');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeIdleConnections();
  });
}
