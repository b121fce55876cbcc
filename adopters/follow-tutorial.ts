import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeBlocksOf } from '../scripts/doc-checks/read-page.ts';
import type { Tarball } from '../scripts/packages/pack-packages.ts';
import { stopGracefully, workspaceRoot } from '../scripts/workspace/child-processes.ts';
import { run } from './install-tarballs.ts';
import { freePort, startAndWaitFor } from './start-program.ts';

const page = join(workspaceRoot, 'docs/site/start/tutorial.md');
const SERVER_PORT = '3000';

/** The running product of the tutorial. */
export interface Tutorial {
  /** URL of the page served by Vite. */
  readonly page: string;
  /** URL of the server that prices orders. */
  readonly server: string;
  /** Body of the order that the tutorial sends with curl. */
  readonly tamperedOrder: string;
  readonly close: () => Promise<void>;
}

/**
 * Follows the tutorial's page in an empty folder: installs the tarballs with its commands, saves the files that it
 * shows, and starts its two programs. Only the server's port differs, so that several runs can be in parallel.
 */
export async function followTutorial(folder: string, tarballs: readonly Tarball[]): Promise<Tutorial> {
  mkdirSync(folder);
  for (const { file } of tarballs) copyFileSync(file, join(folder, basename(file)));
  const text = readFileSync(page, 'utf8');
  const [install, vite, server, order] = codeBlocksOf(text).map((block) => block.text);
  if (vite !== 'npx vite' || server !== 'node server.mjs')
    throw new Error('The commands of the tutorial have changed.');
  const [, tamperedOrder] = /-d '(.+?)'/.exec(order ?? '') ?? [];
  if (install === undefined || tamperedOrder === undefined)
    throw new Error('The tutorial has no install command or no request.');

  const [serverPort, pagePort] = [await freePort(), await freePort()];
  for (const [, path = ''] of text.matchAll(/^<<< (.+)$/gm)) {
    const source = readFileSync(join(dirname(page), path), 'utf8');
    writeFileSync(join(folder, basename(path)), source.replaceAll(SERVER_PORT, String(serverPort)));
  }
  await run(folder, 'sh', '-ec', install);
  const programs = [
    await startAndWaitFor(folder, 'Waiting for orders', process.execPath, 'server.mjs'),
    await startAndWaitFor(
      folder,
      'Local:',
      process.execPath,
      'node_modules/vite/bin/vite.js',
      '--port',
      String(pagePort),
    ),
  ];
  return {
    page: `http://localhost:${pagePort}/`,
    server: `http://localhost:${serverPort}/`,
    tamperedOrder,
    close: async () => {
      for (const { child } of programs) await stopGracefully(child);
    },
  };
}
