import type { Page } from '@playwright/test';

/** What moved by itself since the page was opened, as Cumulative Layout Shift counts it. */
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
