// Serves the production build on PORT (default 3000) and HOST (default this machine). SHOP_URL is the public address.
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readShopUrl } from '#app/config/env.ts';

// Must be set before React is loaded, which reads it once.
process.env.NODE_ENV ??= 'production';
const { createShopServer } = await import('./shop-server.ts');

const buildFolder = new URL('../build/', import.meta.url);
// Created by `react-router build`, with this type.
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
