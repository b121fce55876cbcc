// Starts a backend as deployed for the process that has forked this one, and ends with it. SHOP_URL: the public address.
import { startDeployedBackend } from './deployed-backend.ts';

const { url, shopEnv, close } = await startDeployedBackend(process.env.SHOP_URL ?? '');
let isEnding = false;
const end = () => {
  if (isEnding) return;
  isEnding = true;
  close().finally(() => process.exit());
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
process.on('disconnect', end);
process.send?.({ url, shopEnv });
