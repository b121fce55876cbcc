import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embedPicture } from './embedded-files.server.ts';

const files: Readonly<Record<string, { type: string; body: Buffer }>> = {
  '/storage/v1/object/public/option-images/a.webp': { type: 'image/webp', body: Buffer.from('RIFF') },
  '/storage/v1/object/public/option-images/page.html': { type: 'text/html', body: Buffer.from('<p>') },
  '/storage/v1/object/public/option-images/large.webp': { type: 'image/webp', body: Buffer.alloc(1_000_001) },
  '/rest/v1/orders': { type: 'image/webp', body: Buffer.from('RIFF') },
};
const server = createServer((request, reply) => {
  const file = files[request.url ?? ''];
  reply.writeHead(file === undefined ? 404 : 200, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('A picture of the shop and an uploaded picture are embedded', async () => {
  expect(await embedPicture('/stoffe/cord-ocker.svg', origin)).toMatch(/^data:image\/svg\+xml/);
  const uploaded = await embedPicture(`${origin}/storage/v1/object/public/option-images/a.webp`, origin);
  expect(uploaded).toBe(`data:image/webp;base64,${Buffer.from('RIFF').toString('base64')}`);
});

it.each([
  '/stoffe/missing.svg',
  '/stoffe/../../package.json',
  '/storage/v1/object/public/option-images/missing.webp',
  '/storage/v1/object/public/option-images/page.html',
  '/storage/v1/object/public/option-images/large.webp',
  '/rest/v1/orders',
])('The picture %s is not embedded', async (path) => {
  expect(await embedPicture(path.startsWith('/stoffe') ? path : origin + path, origin)).toBeNull();
});

it('A picture of another site is not requested', async () => {
  const address = `${origin}/storage/v1/object/public/option-images/a.webp`;
  expect(await embedPicture(address, 'https://project.example')).toBeNull();
});
