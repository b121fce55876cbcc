import { expect, test } from './fixtures.ts';
import { AccountPage } from './pages/account.page.ts';
import { Keyboard } from './pages/keyboard.ts';
import { takeOverIfHeld } from './pages/template-editor.page.ts';

const COAT = '40000000-0000-4000-8000-000000000001';

// Lists are opened and read by the browser itself: no story presses their keys.
test('[BEY-62] a property of several fields and the language of the preview are chosen from lists by keyboard', async ({
  page,
}) => {
  await new AccountPage(page).openAs('admin@example.de', `/admin/form-templates/${COAT}`);
  await takeOverIfHeld(page);
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(page.getByRole('tab', { name: 'General' }));
  await keyboard.press('ArrowRight');
  const panel = page.getByRole('tabpanel');
  await keyboard.tabTo(panel.getByRole('button', { name: 'Rasse', exact: true }));
  await keyboard.press('Enter', 'Shift+ArrowDown');
  const side = page.getByRole('region', { name: 'Properties' });
  await expect(side.getByRole('heading', { name: 'Selected: 2 fields' })).toBeVisible();
  await keyboard.choose(side.getByRole('combobox', { name: 'Required' }), 'Yes');
  await expect(page.getByRole('treeitem', { name: /^(Rasse|Geschlecht), required/ })).toHaveCount(2);
  await keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('treeitem', { name: /^(Rasse|Geschlecht), required/ })).toHaveCount(0);
  await keyboard.activate(page.getByRole('button', { name: 'Preview', exact: true }), 'Shift+Tab');
  const preview = page.getByRole('region', { name: 'Preview' });
  await keyboard.choose(preview.getByRole('combobox', { name: 'Language of the preview' }), 'English');
  await expect(preview.getByRole('heading', { name: 'About your dog' })).toBeVisible();
});
