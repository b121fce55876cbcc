import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readSettings, requireFreePort, SetupError } from './settings.ts';

test('The ports and the data folder are read, with defaults', () => {
  expect(readSettings({})).toMatchObject({ shopPort: 3000, backendPort: 54_321 });
  expect(readSettings({ PORT: '4000', SUPABASE_PORT: '4001', SUPABASE_DATA_DIR: '/tmp/x' })).toEqual({
    shopPort: 4000,
    backendPort: 4001,
    dataFolder: '/tmp/x',
  });
});

test.each([
  [{ PORT: 'shop' }, 'PORT=shop'],
  [{ SUPABASE_PORT: '70000' }, 'SUPABASE_PORT=70000'],
  [{ PORT: '5000', SUPABASE_PORT: '5000' }, 'both 5000'],
])('The setting %o is refused, and the variable named', (env, words) => {
  expect(() => readSettings(env)).toThrow(SetupError);
  expect(() => readSettings(env)).toThrow(words);
});

test('The fix is named when a port is in use', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  await expect(requireFreePort('PORT', port)).rejects.toThrow(`PORT=${port + 1} npm start`);
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort('PORT', port)).resolves.toBeUndefined();
});
