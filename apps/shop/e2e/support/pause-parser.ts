import type { Page } from '@playwright/test';

/**
 * Stops the parser of a page at a place in its HTML, as at the end of a packet.
 * @param path of the page
 * @param placeIn returns the place, an index between two elements; an index below 0 fails the request of the page
 * @returns `isPaused` resolves when the parser has stopped; `release` lets it continue
 */
export async function pauseParser(
  page: Page,
  path: string,
  placeIn: (html: string) => number,
): Promise<{ isPaused: Promise<void>; release: () => void }> {
  let pause = () => {};
  const isPaused = new Promise<void>((resolve) => {
    pause = resolve;
  });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/pause.js', async (route) => {
    pause();
    await isReleased;
    await route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' });
  });
  await page.route(`**${path}`, async (route) => {
    const reply = await route.fetch();
    const html = await reply.text();
    const [nonce] = /nonce="[^"]+"/.exec(html) ?? [];
    const place = placeIn(html);
    if (place < 0) throw new Error(`The HTML of ${path} lacks the place to stop at`);
    const script = `<script src="/pause.js" ${nonce}></script>`;
    await route.fulfill({ response: reply, body: html.slice(0, place) + script + html.slice(place) });
  });
  return { isPaused, release };
}
