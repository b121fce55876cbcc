import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withoutNonce } from './without-nonce.server.ts';

const nonce = 'n0nce';
const digest = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('[BEY-37] A page without a nonce names the digest of each of its own scripts', () => {
  const page = `<head><script nonce="${nonce}">one()</script></head><script type="module" async="" nonce="${nonce}">
import "/a.js"</script>`;
  expect(withoutNonce(page, nonce)).toEqual({
    html: '<head><script>one()</script></head><script type="module" async="">\nimport "/a.js"</script>',
    digests: [digest('one()'), digest('\nimport "/a.js"')],
  });
});

it.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="guessed">evil()</script>',
  "<script nonce='n0nce'>evil()</script>",
  '<SCRIPT>evil()</SCRIPT>',
  '<img src="x" onerror="evil()">',
  '<p data-x="<script>">evil()</p>',
  `<script src="https://evil.example/a.js"></script>`,
])('[BEY-37] The markup %s in a page is not allowed by its policy', (markup) => {
  const { digests } = withoutNonce(`<body>${markup}<script nonce="${nonce}">own()</script></body>`, nonce);
  expect(digests).toContain(digest('own()'));
  expect(digests).not.toContain(digest('evil()'));
});

it('Scripts that are the same are named once, and files not at all', () => {
  const page = `<script nonce="${nonce}">a()</script><script nonce="${nonce}">a()</script><script nonce="${nonce}" src="/b.js"></script>`;
  expect(withoutNonce(page, nonce).digests).toEqual([digest('a()')]);
});
