import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { requestLimits } from 'shop-backend/contracts';
import sirv from 'sirv';
import { refuseMissingFiles } from './missing-files.ts';
import { publicRequest } from './public-request.ts';
import { type Readiness, serveHealth } from './readiness.ts';
import { sendReply } from './send-reply.ts';
import { serveOtherManifests } from './shared-assets.ts';

const HOUR_S = 3600;
const YEAR_S = 365 * 24 * HOUR_S;

const assetCaching = { maxAge: YEAR_S, immutable: true };

/** Options of the shop's server. */
interface ShopServerOptions {
  build: ServerBuild;
  /** Folder of the files for the browser */
  clientFolder: string;
  /** Public origin of the shop, SHOP_URL */
  shopUrl: string;
  readiness: Readiness;
  /** Folder with the scripts and styles of all builds, see `shareAssets`; null if there is only this build */
  sharedFolder: string | null;
}

/** The shop's server: files of the build first, then routes. */
export function createShopServer(options: ShopServerOptions): Server {
  const { build, clientFolder, shopUrl, readiness, sharedFolder } = options;
  const handle = createRequestHandler(build, 'production');
  const app = express();
  app.disable('x-powered-by');
  app.use((request, reply, next) => {
    reply.setHeader('X-Content-Type-Options', 'nosniff');
    if (isFromShop(request.method, request.headers.origin, shopUrl)) next();
    else reply.status(400).type('text').send('Bad Request');
  });
  app.use(serveHealth(readiness));
  app.use('/assets', serveFiles(join(clientFolder, 'assets'), assetCaching));
  if (sharedFolder !== null) {
    app.use('/assets', serveFiles(sharedFolder, { ...assetCaching, isGrowing: true }));
    app.use(serveOtherManifests(sharedFolder, build.assets.version));
  }
  app.use(serveFiles(clientFolder, { maxAge: HOUR_S }));
  app.use(refuseMissingFiles(clientFolder, build.routes));
  app.use(compression());
  app.use(async (incoming, reply) => {
    const request = publicRequest(incoming, reply, shopUrl);
    if (request === null) reply.status(400).type('text').send('Bad Request');
    else await sendReply(incoming, reply, await handle(request));
  });
  return withTimeouts(app);
}

/** How files are cached. */
interface FileOptions {
  /** Seconds */
  maxAge: number;
  immutable?: boolean;
  /** Whether files are added later: then the folder is read at each request instead of once. */
  isGrowing?: boolean;
}

/** Serves files, compressed if the build did so. */
export function serveFiles(
  folder: string,
  { maxAge, immutable = false, isGrowing = false }: FileOptions,
): RequestHandler {
  const serve = sirv(folder, {
    extensions: [],
    etag: true,
    brotli: true,
    gzip: true,
    dev: isGrowing,
    setHeaders: (reply) => reply.setHeader('Cache-Control', `public,max-age=${maxAge}${immutable ? ',immutable' : ''}`),
  });
  return (request, reply, next) => {
    // sirv only pipes: an unreadable file, such as one that a new build deleted, would end the process, and an aborted
    // download would leave its file open.
    const closeTogether = (file: Readable) => {
      file.once('error', () => reply.destroy());
      reply.once('close', () => file.destroy());
    };
    reply.once('pipe', closeTogether);
    serve(request, reply, () => {
      reply.off('pipe', closeTogether);
      next();
    });
  };
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether two origins are the same, or two names of this machine with the same port. */
function isSameOrigin(origin: string, shopUrl: string): boolean {
  if (origin === shopUrl) return true;
  const [one, other] = [URL.parse(origin), new URL(shopUrl)];
  if (one === null || one.protocol !== other.protocol || one.port !== other.port) return false;
  return [one, other].every(({ hostname }) => loopbackHosts.includes(hostname));
}

/** React Router compares origins for pages only; this check also covers routes without a page. */
export function isFromShop(method: string, origin: string | undefined, shopUrl: string): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) || origin === undefined || isSameOrigin(origin, shopUrl);
}

/** Closes connections that are idle or send too slowly. */
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
