// pnpm db:reset: deletes the local data and recreates the database.
import { rmSync } from 'node:fs';
import { claimDataFolder } from './data-folder/data-folder.ts';
import { startBackend } from './host.ts';
import { readBackendSettings } from './settings.ts';
import { refuseProduction, StartupError } from './startup-error.ts';

try {
  refuseProduction(process.env.NODE_ENV);
  const settings = readBackendSettings(process.env);
  const folder = claimDataFolder(settings.dataDir);
  // Keeps the keys, which the shop's .env contains.
  for (const name of ['postgres', 'storage', 'mailbox.json', 'paypal-sandbox.json']) {
    rmSync(folder.path(name), { recursive: true, force: true });
  }
  folder.release();
  const backend = await startBackend({ ...settings, port: 0, hasSweepTimer: false });
  await backend.close();
  console.log(`The database in ${settings.dataDir} is as new.`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
