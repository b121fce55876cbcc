import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../../scripts/serve/settings.ts';
import { start } from '../../../../scripts/workspace/child-processes.ts';
import { findHaproxy } from './find-haproxy.ts';
import { untilReady } from './until-ready.ts';

/** The balancer of `compose.yml`, on this machine. */
interface Balancer {
  url: string;
  close(): Promise<void>;
}

/** Starts the balancer in front of three servers. @param servers each as `host:port` */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const [first = '', second = '', third = ''] = servers;
  const child = start(
    {
      name: 'balancer',
      command: findHaproxy(),
      arguments: ['-f', fileURLToPath(new URL('../../haproxy.cfg', import.meta.url))],
      env: { BIND: `127.0.0.1:${port}`, FORWARDED_PROTO: 'https', SHOP_1: first, SHOP_2: second, SHOP_3: third },
    },
    { stdio: 'ignore' },
  );
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  try {
    await untilReady(`${url}/robots.txt`);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
