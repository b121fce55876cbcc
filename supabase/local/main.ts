// Starts the embedded backend. Prints only errors; --print-env prints the variables for the shop's .env.
import { startBackend } from './host.ts';
import { readBackendSettings } from './settings.ts';
import { StartupError } from './startup-error.ts';

try {
  const backend = await startBackend(readBackendSettings(process.env));
  if (process.argv.includes('--print-env')) {
    for (const [name, value] of Object.entries(backend.shopEnv)) console.log(`${name}=${value}`);
  }
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    backend.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('disconnect', end);

  // Notifies a parent that forked this process when it is ready.
  process.send?.({ url: backend.url, shopEnv: backend.shopEnv });
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
