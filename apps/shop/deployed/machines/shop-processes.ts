import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../../scripts/serve/settings.ts';
import { start } from '../../../../scripts/workspace/child-processes.ts';
import { startBalancer } from './balancer.ts';
import type { Build } from './next-build.ts';
import { untilReady } from './until-ready.ts';

const shopFolder = fileURLToPath(new URL('../..', import.meta.url));

/** One of the servers behind the balancer. */
interface ShopProcess {
  readonly port: number;
  child: ChildProcess;
}

/** Three servers of the shop on this machine, and the balancer of `compose.yml` in front of them. */
export class ShopProcesses {
  readonly #env: Readonly<Record<string, string>>;
  readonly #sharedAssets = mkdtempSync(join(tmpdir(), 'shop-assets-'));
  readonly #servers: ShopProcess[] = [];
  #balancer: Awaited<ReturnType<typeof startBalancer>> | undefined;
  /** Address of the balancer */
  url = '';

  /** @param env settings of the shop */
  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
  }

  /** Starts all servers with a build, then the balancer. */
  async start(build: Build): Promise<void> {
    for (let number = 0; number < 3; number += 1) {
      const port = await findFreePort();
      this.#servers.push({ port, child: this.#spawn(port, build) });
    }
    await Promise.all(this.#servers.map(({ port }) => untilReady(`http://127.0.0.1:${port}/readyz`)));
    this.#balancer = await startBalancer(this.#servers.map(({ port }) => `127.0.0.1:${port}`));
    this.url = this.#balancer.url;
  }

  /** Replaces one server after the other with another build. @returns the exit codes of the stopped ones */
  async changeTo(build: Build): Promise<(number | null)[]> {
    const exitCodes: (number | null)[] = [];
    for (const server of this.#servers) {
      server.child.kill('SIGTERM');
      await once(server.child, 'exit');
      exitCodes.push(server.child.exitCode);
      server.child = this.#spawn(server.port, build);
      await untilReady(`http://127.0.0.1:${server.port}/readyz`);
    }
    return exitCodes;
  }

  /** Ends a server at once, as a crash or a loss of power does. */
  kill(index: number): void {
    this.#servers[index]?.child.kill('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#balancer?.close();
    for (const { child } of this.#servers) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(this.#sharedAssets, { recursive: true, force: true });
  }

  #spawn(port: number, { folder }: Build): ChildProcess {
    return start(
      {
        name: 'shop',
        command: process.execPath,
        arguments: ['server/main.ts', folder],
        folder: shopFolder,
        env: { ...this.#env, PORT: String(port), HOST: '127.0.0.1', SHARED_ASSETS_FOLDER: this.#sharedAssets },
      },
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
  }
}
