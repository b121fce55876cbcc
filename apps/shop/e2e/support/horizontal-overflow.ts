import { expect, type Page } from '@playwright/test';

/** Widths of phones and of a small tablet, px. */
export const smallWidthsPx = [320, 360, 390, 768];

/**
 * Runs in the page: the px by which it scrolls sideways, and the elements that overflow the window and are not inside a
 * scrolling or clipping element.
 */
export function findHorizontalOverflow(): { scrollsPx: number; outside: readonly string[] } {
  const width = document.documentElement.clientWidth;
  const isHeld = (element: Element): boolean => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowX !== 'visible' && around !== document.body) {
        const { left, right } = around.getBoundingClientRect();
        if (left > -1 && right < width + 1) return true;
      }
    }
    return false;
  };
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest('svg') !== null && element.localName !== 'svg') return false;
    const box = element.getBoundingClientRect();
    // A box of one px is for screen readers.
    if (box.width <= 1 || box.height <= 1) return false;
    return (box.right > width + 1 || box.left < -1) && !isHeld(element);
  });
  return {
    scrollsPx: Math.max(0, document.documentElement.scrollWidth - width),
    outside: outside.map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`.slice(0, 80)),
  };
}

/** Width of a folded phone, and of a large font on a wider one, px. */
export const foldedWidthPx = 280;

/** Checks that a page, including its open dialog, neither scrolls sideways nor overflows. */
export async function expectNoHorizontalOverflow(
  page: Page,
  what: string,
  widthsPx: readonly number[] = smallWidthsPx,
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(findHorizontalOverflow), { message: `${what} at ${width} px` })
      .toEqual({ scrollsPx: 0, outside: [] });
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Width of a common phone, px. */
const phoneWidthPx = 390;

/** Checks that a page on a phone does not scroll sideways if the visitor doubles the size of the letters. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const before = page.viewportSize();
  const setSize = (size: string) =>
    page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
  await page.setViewportSize({ width: phoneWidthPx, height: 800 });
  await setSize('200%');
  await expect.poll(() => page.evaluate(findHorizontalOverflow)).toEqual({ scrollsPx: 0, outside: [] });
  await setSize('');
  if (before !== null) await page.setViewportSize(before);
}
