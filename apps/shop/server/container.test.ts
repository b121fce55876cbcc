import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requestLimits } from 'shop-backend/contracts';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('apps/shop/Dockerfile');
const compose = read('apps/shop/compose.yml');
const balancer = read('apps/shop/haproxy.cfg');

it('The image has the Node and the pnpm of the workspace', () => {
  const node = /^ {2}node: (\S+)$/m.exec(read('pnpm-workspace.yaml'))?.[1];
  const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(images).toEqual([node, node]);
  const { version } = JSON.parse(read('scripts/workspace/pnpm.json'));
  const used = [...dockerfile.matchAll(/pnpm@([\d.]+)/g)].map(([, each]) => each);
  expect(new Set(used)).toEqual(new Set([version]));
});

it('A server has more time to stop than its deadline', () => {
  const [graceS = 0] = [...compose.matchAll(/stop_grace_period: (\d+)s/g)].map(([, seconds]) => Number(seconds));
  expect(graceS * 1_000).toBeGreaterThan(requestLimits.shutdownDeadlineMs);
});

it('The balancer notices a server that is being stopped before it refuses connections', () => {
  const checks = [...balancer.matchAll(/check inter (\d+)s fall (\d+)/g)];
  expect(checks).toHaveLength(2);
  const checkTimeoutMs = Number(/timeout check (\d+)s/.exec(balancer)?.[1]) * 1_000;
  expect(checkTimeoutMs).toBeGreaterThan(1_000);
  // A stopping server answers its checks at once: two checks, a second apart, after at most one that had just begun.
  for (const [, inter, fall] of checks) {
    expect(Number(inter) * 1_000 * (Number(fall) + 1)).toBeLessThan(requestLimits.shutdownWaitMs);
  }
});

it('The balancer keeps connections and waits for replies within the times of the server', () => {
  const seconds = (name: string) => Number(new RegExp(`timeout ${name} (\\d+)s`).exec(balancer)?.[1]);
  expect(seconds('http-keep-alive') * 1_000).toBeLessThan(requestLimits.keepAliveTimeoutMs);
  expect(seconds('server') * 1_000).toBeGreaterThan(requestLimits.requestTimeoutMs);
});

it('The composition sets each variable of the balancer and mounts files that exist', () => {
  const names = [...balancer.matchAll(/"\$\{(\w+)/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(['BIND', 'FORWARDED_PROTO', 'SHOP_1', 'SHOP_2', 'SHOP_3']));
  for (const name of names) expect(compose).toContain(`      ${name}: `);
  const mounted = [...compose.matchAll(/- \.\/([\w.]+):/g)].map(([, file]) => `apps/shop/${file}`);
  const used = [...mounted, /dockerfile: (\S+)/.exec(compose)?.[1] ?? ''];
  expect(used).toHaveLength(2);
  expect(used.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
