import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express from 'express';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { requestLimits } from 'shop-backend/contracts';
import { publicRequest } from './public-request.ts';
import { sendReply } from './send-reply.ts';

/** What the shop is served from. */
interface ShopServerOptions {
  build: ServerBuild;
  /** Folder of the files for the browser */
  clientFolder: string;
  /** Public origin of the shop, SHOP_URL */
  shopUrl: string;
}

/** The shop's server: files of the build, then its routes. */
export function createShopServer({ build, clientFolder, shopUrl }: ShopServerOptions): Server {
  const handle = createRequestHandler(build, 'production');
  const app = express();
  app.disable('x-powered-by');
  app.use((request, reply, next) => {
    reply.setHeader('X-Content-Type-Options', 'nosniff');
    if (isFromShop(request.method, request.headers.origin, shopUrl)) next();
    else reply.status(400).type('text').send('Bad Request');
  });
  app.use(compression());
  app.use('/assets', express.static(join(clientFolder, 'assets'), { immutable: true, maxAge: '1y' }));
  app.use(express.static(clientFolder, { maxAge: '1h' }));
  app.use(async (incoming, reply) => {
    const request = publicRequest(incoming, reply, shopUrl);
    if (request === null) reply.status(400).type('text').send('Bad Request');
    else await sendReply(incoming, reply, await handle(request));
  });
  return withTimeouts(app);
}

/** React Router compares origins for pages only; this holds for routes without a page, too. */
function isFromShop(method: string, origin: string | undefined, shopUrl: string): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) || origin === undefined || origin === shopUrl;
}

/** Closes connections that send too slowly or nothing at all. */
export function withTimeouts(listener: RequestListener, limits: Timeouts = requestLimits): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: Math.min(5_000, limits.headersTimeoutMs),
    },
    listener,
  );
  server.timeout = limits.idleTimeoutMs;
  return server;
}

type Timeouts = Record<'headersTimeoutMs' | 'requestTimeoutMs' | 'keepAliveTimeoutMs' | 'idleTimeoutMs', number>;
