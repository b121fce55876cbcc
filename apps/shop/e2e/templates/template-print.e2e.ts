import { AccountPage } from '../pages/account.page.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { expect, test } from '../support/fixtures.ts';

test('[BEY-62] The tailor’s summary of a template is printed without the editor', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = document.querySelector('.te-paper h1')?.textContent ?? '';
    };
  });
  await new AccountPage(page).openAs('admin@example.de', '/admin/form-templates/40000000-0000-4000-8000-000000000004');
  const keyboard = new Keyboard(page);
  await keyboard.activate(page.getByRole('button', { name: 'Print summary for the tailor' }));
  const dialog = page.getByRole('dialog', { name: 'Summary for the tailor' });
  await expect(dialog.getByRole('heading', { level: 1, name: /^Hundeleine/ })).toBeVisible();
  await expectAccessible(page);
  await keyboard.activate(dialog.getByRole('button', { name: 'Print' }));
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^Hundeleine/);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  const paper = page.locator('.te-paper');
  await expect(paper.getByRole('heading', { level: 2, name: '2. Extras' })).toBeVisible();
  await expect(paper.getByText('at most 5 characters').first()).toBeVisible();
  await expect(paper.getByText(/^Visible when Aufdruck equals Einseitig/).first()).toBeVisible();
});

test('Ctrl K in the editor opens the editor’s palette, not the admin palette', async ({ page }) => {
  await new AccountPage(page).openAs('admin@example.de', '/admin/form-templates/new');
  await page.getByRole('tree').waitFor({ state: 'attached' });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search parts, commands and findings' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
