import { expect, type Page } from '@playwright/test';

/** Closes the open dialog with Escape and waits until key presses reach the page again. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  // A closed dialog may keep the focus until the next frame, and keys typed into its field are no shortcuts.
  await expect(page.locator('dialog :focus')).toHaveCount(0);
}
