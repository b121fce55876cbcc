import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { ServerBuild } from 'react-router';

/** Time in which the Data API must answer. */
const dataApiTimeoutMs = 1_000;
/** Several balancers may ask; a result is used for this long. */
const resultLifetimeMs = 500;

/** Whether a server can take requests. */
export interface Readiness {
  /** The reasons why not, empty if it can. */
  reasons(): Promise<readonly string[]>;
  /** From now on the server is not ready, because it is being stopped. */
  stop(): void;
}

/** What readiness depends on. */
interface ReadinessOptions {
  build: Pick<ServerBuild, 'assets'>;
  /** Folder of the files for the browser */
  clientFolder: string;
  supabase: { url: string; publishableKey: string };
}

/** Ready is a server whose Data API answers in a second and whose scripts and styles are all present. */
export function createReadiness({ build, clientFolder, supabase }: ReadinessOptions): Readiness {
  let isStopping = false;
  let last: { readonly at: number; readonly reasons: Promise<readonly string[]> } | undefined;
  const find = async () => {
    const found = await Promise.all([findDataApiFailure(supabase), findMissingAssets(build, clientFolder)]);
    return found.filter((reason) => reason !== null);
  };
  return {
    reasons() {
      if (isStopping) return Promise.resolve(['the server is being stopped']);
      const now = performance.now();
      if (last === undefined || now - last.at > resultLifetimeMs) last = { at: now, reasons: find() };
      return last.reasons;
    },
    stop() {
      isStopping = true;
    },
  };
}

async function findDataApiFailure({ url, publishableKey }: ReadinessOptions['supabase']): Promise<string | null> {
  try {
    const reply = await fetch(`${url}/rest/v1/categories?select=id&limit=1`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(dataApiTimeoutMs),
    });
    await reply.arrayBuffer();
    return reply.ok ? null : `the Data API answers with ${reply.status}`;
  } catch {
    return `the Data API does not answer in ${dataApiTimeoutMs} ms`;
  }
}

async function findMissingAssets({ assets }: ReadinessOptions['build'], folder: string): Promise<string | null> {
  const present = new Set(await readdir(join(folder, 'assets')).catch(() => []));
  const missing = assetNames(assets).filter((name) => !present.has(name));
  return missing.length === 0 ? null : `${missing.length} files of the build are missing, such as ${missing[0]}`;
}

/** Names of the scripts and styles that the pages of a build load. */
function assetNames({ entry, routes }: ServerBuild['assets']): string[] {
  const ofRoutes = Object.values(routes).flatMap((route) =>
    route === undefined ? [] : [route.module, ...(route.imports ?? []), ...(route.css ?? [])],
  );
  const addresses = [entry.module, ...entry.imports, ...ofRoutes];
  return [...new Set(addresses.map((address) => address.replace(/^\/assets\/|[?#].*/gs, '')))];
}

/** `/healthz`: the process answers. `/readyz`: it can take requests. For a balancer, not for visitors. */
export function serveHealth(readiness: Readiness): RequestHandler {
  return async (request, reply, next) => {
    if (request.path !== '/healthz' && request.path !== '/readyz') {
      next();
      return;
    }
    const reasons = request.path === '/readyz' ? await readiness.reasons() : [];
    reply
      .status(reasons.length === 0 ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(reasons.length === 0 ? 'ok\n' : `${reasons.join('\n')}\n`);
  };
}
