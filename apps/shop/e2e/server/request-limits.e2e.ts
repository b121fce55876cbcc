import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import type { ServerBuild } from 'react-router';
import { requestLimits } from 'shop-backend/contracts';
import { runningShop } from '../support/running-shop.ts';

const { shopUrl, shopEnv } = runningShop();

/** Paths of all routes with an action, read from the build, so that new ones are included automatically. */
async function pathsWithAction(): Promise<string[]> {
  Object.assign(process.env, shopEnv, { SHOP_URL: shopUrl });
  const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
  const { routes } = build.assets;
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? '' : `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}`;
  };
  return Object.values(routes)
    .filter((route) => route?.hasAction)
    .map((route) => pathOf(route?.id) || '/');
}

/** Sends a body without a Content-Length header. */
async function postChunked(
  path: string,
  length: number,
  contentType: string,
): Promise<{ status: number; text: string }> {
  const part = new TextEncoder().encode('a'.repeat(10_000));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent >= length) controller.close();
      else controller.enqueue(sent === 0 ? new TextEncoder().encode('name=') : part);
      sent += part.length;
    },
  });
  const init = { method: 'POST', headers: { 'content-type': contentType, origin: shopUrl }, body, duplex: 'half' };
  const reply = await fetch(`${shopUrl}${path}`, init);
  return { status: reply.status, text: await reply.text() };
}

const form = 'application/x-www-form-urlencoded';
const broken: readonly (readonly [name: string, contentType: string, body: string])[] = [
  ['multipart without a boundary', 'multipart/form-data', 'x'],
  [
    'multipart cut off',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nGre',
  ],
  ['multipart of garbage', 'multipart/form-data; boundary=b', '\u0000\u0001'],
  ['another type', 'image/png', 'x'],
  ['no type', '', 'x'],
  ['JSON nested 60,000 deep', 'application/json', '['.repeat(60_000) + ']'.repeat(60_000)],
];

test('Every route with an action refuses a body over its limit, with and without its length', async () => {
  const paths = await pathsWithAction();
  expect(paths).toEqual(expect.arrayContaining(['/kontakt', '/vertrag-widerrufen', '/configurator-visits']));
  for (const path of paths) {
    const tooLong = requestLimits.formBytes + 1;
    const whole = await fetch(`${shopUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': form, origin: shopUrl },
      body: 'a'.repeat(tooLong),
    });
    expect(whole.status, path).toBe(413);
    await whole.text();
    expect((await postChunked(path, 1_000_000, form)).status, path).toBe(413);
    expect((await postChunked(`${path}.data`, 1_000_000, form)).status, path).toBe(413);
  }
});

test('Every route with an action answers a broken body with 4xx', async () => {
  for (const path of await pathsWithAction()) {
    for (const [name, contentType, body] of broken) {
      const headers: Record<string, string> = { origin: shopUrl, 'content-type': contentType };
      const reply = await fetch(`${shopUrl}${path}`, { method: 'POST', headers, body: new TextEncoder().encode(body) });
      await reply.text();
      expect(reply.status, `${path}: ${name}`).toBeGreaterThanOrEqual(400);
      expect(reply.status, `${path}: ${name}`).toBeLessThan(500);
    }
  }
});

test('A form that is too long gets an error page', async () => {
  const reply = await postChunked('/kontakt', requestLimits.formBytes + 10_000, form);
  expect(reply.text).toContain('Ihre Eingabe ist zu lang.');
});

test('Headers that are too long or an invalid request target get 4xx', async () => {
  expect((await fetch(`${shopUrl}/kontakt?x=${'a'.repeat(20_000)}`)).status).toBe(431);
  const { hostname, port } = new URL(shopUrl);
  const socket = connect(Number(port), hostname);
  socket.write(`GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const part of socket.setEncoding('utf8')) text += part;
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
});
