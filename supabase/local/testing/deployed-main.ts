// Starts a backend as deployed for the process that has forked this one, and ends with it. SHOP_URL: the public address.
import { startDeployedBackend } from './deployed-backend.ts';

const { url, shopEnv, secretKey, close } = await startDeployedBackend(process.env.SHOP_URL ?? '');
let isEnding = false;
const end = () => {
  if (isEnding) return;
  isEnding = true;
  close().finally(() => process.exit());
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The package of PostgreSQL would stop the server first, under the connections to it.
  process.removeAllListeners(signal);
  process.on(signal, end);
}
process.on('disconnect', end);
process.send?.({ url, shopEnv, secretKey });
