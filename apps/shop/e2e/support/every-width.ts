import { expect, type Page, test } from '@playwright/test';
import { sideways, smallWidthsPx } from './sideways.ts';

const widthsPx = [1440, 768, 320];
/** What another set of colours can break. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];
/** What a window of 1280 px has at 200 %. */
const zoomedWidthPx = 640;

/**
 * Runs in the page: what is pressed must be 24 px high and wide, with the label it belongs to; a link in running text has
 * the line's height.
 */
function smallTargets(): string[] {
  const targets =
    'a[href], button, select, summary, input:not([type=hidden]), [role=button], [role=tab], [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(targets)]
    .filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true }) && target.closest('p, .prose, .sr-only') === null,
    )
    .flatMap((target) => {
      const areas = [target, target.closest('label')].flatMap((area) => area?.getBoundingClientRect() ?? []);
      const [width, height] = [
        Math.max(...areas.map((area) => area.width)),
        Math.max(...areas.map((area) => area.height)),
      ];
      // Half a pixel is lost to rounding; a control of one pixel is for reading software, another one is pressed for it.
      const isSmall = width > 1 && Math.min(width, height) < 23.5;
      return isSmall ? [`${target.textContent?.trim()}: ${Math.round(width)} × ${Math.round(height)} px`] : [];
    });
}

/** Runs in the page: what moves, though the visitor asked for less motion. */
function movements(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 20)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''));
}

/**
 * Checks the current page, on a phone, a tablet and a desk: nothing sticks out, also not at 200 % zoom, all targets
 * are large enough, axe finds nothing, also not in forced colours, and nothing moves.
 * @param only the widths at which the state exists, in px
 */
export async function expectUsableAtEveryWidth(
  page: Page,
  expectAccessible: (page: Page, rules?: readonly string[]) => Promise<void>,
  only: readonly number[] = widthsPx,
): Promise<void> {
  const before = page.viewportSize();
  const all = [...only, ...(only.includes(768) ? [zoomedWidthPx, ...smallWidthsPx] : [])];
  for (const width of [...new Set(all)].sort((one, other) => other - one)) {
    await page.setViewportSize({ width, height: 800 });
    // What follows the width has followed with the next frame, or with one after it on a busy machine.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const faults = async () => {
      const found = [await page.evaluate(smallTargets), await page.evaluate(movements)];
      return { width, ...(await page.evaluate(sideways)), found };
    };
    await expect.poll(faults).toEqual({ width, scrollsPx: 0, outside: [], found: [[], []] });
    if (!only.includes(width)) continue;
    await test.step(`axe at ${width} px`, () => expectAccessible(page));
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await test.step('axe in forced colours', () => expectAccessible(page, rulesOfColours));
  await page.emulateMedia({ forcedColors: 'none' });
  if (before !== null) await page.setViewportSize(before);
}
