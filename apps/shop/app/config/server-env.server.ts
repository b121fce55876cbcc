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
