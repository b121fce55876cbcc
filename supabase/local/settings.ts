import { fileURLToPath } from 'node:url';
import { StartupError } from './startup-error.ts';

/** Command line settings of the embedded backend. */
export interface BackendSettings {
  /** SUPABASE_PORT, 54321 by default */
  port: number;
  /** SUPABASE_DATA_DIR, absolute; `.data` in the repository by default */
  dataDir: string;
  /** SHOP_URL: base URL of links in mails, http://localhost:3000 by default */
  shopUrl: string;
}

const repository = new URL('../../', import.meta.url);

/**
 * Reads the settings from the environment.
 * @throws StartupError that names the variable and the fix
 */
export function readBackendSettings(env: NodeJS.ProcessEnv): BackendSettings {
  return {
    port: readPort(env.SUPABASE_PORT),
    dataDir: env.SUPABASE_DATA_DIR || fileURLToPath(new URL('.data', repository)),
    shopUrl: readShopUrl(env.SHOP_URL),
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 54_321;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new StartupError(
    `SUPABASE_PORT=${text} is not a port. Set SUPABASE_PORT to a number from 1 to 65535, or leave it out.`,
  );
}

function readShopUrl(text: string | undefined): string {
  if (text === undefined || text === '') return 'http://localhost:3000';
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new StartupError(`SHOP_URL=${text} is not a web address. Set it to the shop's, such as http://localhost:3000.`);
}
