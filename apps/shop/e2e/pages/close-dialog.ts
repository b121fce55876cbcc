import { expect, type Page } from '@playwright/test';

/** Closes the open dialog by Escape and waits until keys reach the page again. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  // A closed dialog may hold the focus until the next frame, and what is typed into its field is no shortcut.
  await expect(page.locator('dialog :focus')).toHaveCount(0);
}
