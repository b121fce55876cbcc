import { expect, test } from '../support/fixtures.ts';
import { layoutShift } from '../support/layout-shift.ts';

test('a short page keeps its place when the rest of its footer arrives late', async ({ page }) => {
  let release = () => {};
  const isPainted = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The parser stops at this script, as at the end of a packet.
  await page.route('**/rest-of-the-footer.js', async (route) => {
    await isPainted;
    await route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' });
  });
  await page.route('**/nowhere', async (route) => {
    const reply = await route.fetch();
    const html = await reply.text();
    const [nonce] = /nonce="[^"]+"/.exec(html) ?? [];
    const pause = html.indexOf('</p>', html.indexOf('<footer')) + '</p>'.length;
    const script = `<script src="/rest-of-the-footer.js" ${nonce}></script>`;
    await route.fulfill({ response: reply, body: html.slice(0, pause) + script + html.slice(pause) });
  });
  await page.goto('/nowhere', { waitUntil: 'commit' });
  await page.getByText('Demo-Shop:').waitFor();
  await expect(page.getByRole('link', { name: 'Impressum' })).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
  release();
  await page.getByRole('link', { name: 'Impressum' }).waitFor();
  // 0.029 if the footer has only the height of what has arrived.
  expect(await layoutShift(page)).toBe(0);
});
