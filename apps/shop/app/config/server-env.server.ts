import { type PublicEnv, parseEnv } from './env.ts';

let cached: PublicEnv | undefined;

/**
 * The settings of this process, parsed once.
 * @throws Error naming the missing variable and the mend
 */
export function serverEnv(): PublicEnv {
  cached ??= parseEnv(process.env, { isProduction: import.meta.env.MODE === 'production' });
  return cached;
}

/** The key by which the database knows the shop's server, if there is one. It never reaches a browser. */
export function shopKey(): string | null {
  return process.env.SHOP_KEY?.trim() || null;
}

/** The header in which the proxy in front of the shop names the visitor's address. */
export function clientAddressHeader(): string | undefined {
  return process.env.CLIENT_ADDRESS_HEADER?.trim() || undefined;
}
