import type { Page } from '@playwright/test';

/** Presses what closes a window: it may be gone while it is still being pressed. */
export async function pressAndClose(window: Page, press: () => Promise<void>): Promise<void> {
  await press().catch((error: unknown) => {
    if (!window.isClosed()) throw error;
  });
}
