import { expect, type Page } from '@playwright/test';

/** Cumulative Layout Shift of the page since it was opened. Logs what moved, because a shift rarely happens twice. */
export async function layoutShift(page: Page): Promise<number> {
  const { total, moved } = await page.evaluate(
    () =>
      new Promise<{ total: number; moved: string[] }>((resolve) => {
        let total = 0;
        const moved: string[] = [];
        const name = (source: unknown) => {
          const node = Reflect.get(Object(source), 'node');
          const [before, after] = ['previousRect', 'currentRect'].map((key) => Reflect.get(Object(source), key));
          return `${node?.nodeName} ${node?.className ?? ''}: ${JSON.stringify(before)} to ${JSON.stringify(after)}`;
        };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'hadRecentInput')) continue;
            total += Number(Reflect.get(entry, 'value'));
            moved.push(...Array.from(Reflect.get(entry, 'sources') ?? [], name));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Pending shifts are reported with the next frame.
        requestAnimationFrame(() => setTimeout(() => resolve({ total, moved })));
      }),
  );
  if (moved.length > 0) console.log(`Layout shift of ${total} on ${page.url()}\n${moved.join('\n')}`);
  return total;
}

/** Expects that nothing moves except words by a few pixels when the fonts of a busy machine arrive late. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  expect(await layoutShift(page)).toBeLessThan(0.001);
}
