import type { Page } from '@playwright/test';

/** Clicks a button that closes its window, which may disappear during the click. */
export async function pressAndClose(window: Page, press: () => Promise<void>): Promise<void> {
  await press().catch((error: unknown) => {
    if (!window.isClosed()) throw error;
  });
}
