import type { Page } from '@playwright/test';

/** Cumulative Layout Shift of the page since it was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!Reflect.get(entry, 'hadRecentInput')) total += Number(Reflect.get(entry, 'value'));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Pending shifts are reported with the next frame.
        requestAnimationFrame(() => setTimeout(() => resolve(total)));
      }),
  );
}
