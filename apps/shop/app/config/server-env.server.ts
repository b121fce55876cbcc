import { type PublicEnv, parseEnv } from './env.ts';

let cached: PublicEnv | undefined;

/**
 * Settings of this process, parsed once.
 * @throws Error naming each missing or invalid variable and how to fix it
 */
export function serverEnv(): PublicEnv {
  cached ??= parseEnv(process.env, { isProduction: import.meta.env.MODE === 'production' });
  return cached;
}

/** The key by which the database recognizes the shop's server, or null. It is never sent to a browser. */
export function shopKey(): string | null {
  return process.env.SHOP_KEY?.trim() || null;
}

/** Name of the header in which the proxy in front of the shop passes the visitor's address. */
export function clientAddressHeader(): string | undefined {
  return process.env.CLIENT_ADDRESS_HEADER?.trim() || undefined;
}

const defaultCatalogueMaxAgeS = 5;
const maxCatalogueMaxAgeS = 60;

/**
 * How long this process keeps public data, ms: articles, collections, templates. 0 if each request reads it again.
 * @throws Error if CATALOGUE_MAX_AGE is not a number of seconds
 */
export function catalogueMaxAgeMs(): number {
  const text = process.env.CATALOGUE_MAX_AGE?.trim() || String(defaultCatalogueMaxAgeS);
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds <= maxCatalogueMaxAgeS) return seconds * 1_000;
  throw new Error(
    `The shop cannot start:\nCATALOGUE_MAX_AGE=${text} is not valid. Set it to 0 to ${maxCatalogueMaxAgeS} seconds, or leave it out.`,
  );
}
