// Starts the backend of `npm start` on a copy of the prepared native database, for the process that forked this one.
import { copyDatabase } from '../../tests/setup/prepared-database.ts';
import { startBackend } from '../host.ts';
import { readBackendSettings } from '../settings.ts';
import { endWithParent } from './end-with-parent.ts';
import { nativeConnection } from './native-connection.ts';

const copy = await copyDatabase();
const connection = nativeConnection(copy.url);
const backend = await startBackend({ ...readBackendSettings(process.env), connection });

endWithParent(async () => {
  await backend.close();
  await connection.close();
  await copy.close();
});
process.send?.({ url: backend.url, shopEnv: backend.shopEnv });
