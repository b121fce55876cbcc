import { expect, type Page, test } from '@playwright/test';
import { findHorizontalOverflow, smallWidthsPx } from './horizontal-overflow.ts';

const widthsPx = [1440, 768, 320];
/** Rules that depend on colours, checked again in forced colours. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];
/** Width in CSS px of a 1280 px window at 200 % zoom. */
const zoomedWidthPx = 640;

/**
 * Runs in the page: returns the click targets below 24 × 24 px, measured with their label. Links in running text are
 * exempt, since they have the height of the line.
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
      // Half a pixel may be lost to rounding. A control of one pixel is for screen readers and not clicked itself.
      const isSmall = width > 1 && Math.min(width, height) < 23.5;
      return isSmall ? [`${target.textContent?.trim()}: ${Math.round(width)} × ${Math.round(height)} px`] : [];
    });
}

/** Runs in the page: returns running animations, although the visitor prefers reduced motion. */
function movements(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 20)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''));
}

/**
 * Checks the current page on a phone, a tablet and a desktop: nothing overflows, even at 200 % zoom, all click targets
 * are large enough, axe finds no violation, even in forced colours, and nothing moves.
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
    // Layouts that depend on the width update with the next frame, or one later on a busy machine.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const faults = async () => {
      const found = [await page.evaluate(smallTargets), await page.evaluate(movements)];
      return { width, ...(await page.evaluate(findHorizontalOverflow)), found };
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
