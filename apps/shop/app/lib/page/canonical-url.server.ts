import { serverEnv } from '#app/config/server-env.server.ts';

/** The canonical address of a path of this shop. */
export function canonicalUrl(path: string): string {
  return new URL(path, serverEnv().shopUrl).href;
}
