// Starts a deployed backend for the process that forked this one, and ends with it. SHOP_URL: the public URL.
import { startDeployedBackend } from './deployed-backend.ts';
import { endWithParent } from './end-with-parent.ts';

const { url, shopEnv, secretKey, close } = await startDeployedBackend(process.env.SHOP_URL ?? '');
endWithParent(close);
process.send?.({ url, shopEnv, secretKey });
