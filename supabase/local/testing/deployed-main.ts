// Starts a backend as deployed for the process that has forked this one, and ends with it. SHOP_URL: the public address.
import { startDeployedBackend } from './deployed-backend.ts';
import { endWithParent } from './end-with-parent.ts';

const { url, shopEnv, secretKey, close } = await startDeployedBackend(process.env.SHOP_URL ?? '');
endWithParent(close);
process.send?.({ url, shopEnv, secretKey });
