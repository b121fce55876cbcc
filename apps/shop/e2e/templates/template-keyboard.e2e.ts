import { AccountPage } from '../pages/account.page.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { expect, test } from '../support/fixtures.ts';

const COAT = '40000000-0000-4000-8000-000000000001';

// The browser itself opens and searches native lists, which stories cannot test.
test('[BEY-62] A property of several fields and the preview language are selected by keyboard', async ({ page }) => {
  await new AccountPage(page).openAs('admin@example.de', `/admin/form-templates/${COAT}`);
  await page.getByRole('tree').waitFor();
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

test('[BEY-62] The shop menu, its language and the panes of any window are used by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await new AccountPage(page).openAs('admin@example.de', `/admin/form-templates/${COAT}`);
  await page.getByRole('tree').waitFor();
  const keyboard = new Keyboard(page);
  await keyboard.activate(page.getByRole('button', { name: 'Menü öffnen' }));
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await keyboard.choose(menu.getByRole('combobox', { name: 'Sprache' }), 'Deutsch');
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Vorlage speichern' })).toBeVisible();

  // Two panes: the structure and the properties share one.
  const beside = page.getByRole('group', { name: 'Bereich neben der Arbeitsfläche' });
  const properties = page.getByRole('region', { name: 'Eigenschaften' });
  await keyboard.activate(beside.getByRole('button', { name: 'Eigenschaften' }));
  await expect(properties).toBeVisible();
  await expect(page.getByRole('tree')).toBeHidden();
  await keyboard.activate(beside.getByRole('button', { name: 'Struktur' }), 'Shift+Tab');
  await expect(page.getByRole('tree')).toBeVisible();

  // One pane at a time.
  await page.setViewportSize({ width: 390, height: 800 });
  const panes = page.getByRole('group', { name: 'Bereich', exact: true });
  await keyboard.activate(panes.getByRole('button', { name: 'Eigenschaften' }), 'Shift+Tab');
  await expect(properties).toBeVisible();
  await keyboard.activate(panes.getByRole('button', { name: 'Struktur' }), 'Shift+Tab');

  // All panes: a part selected in the structure is highlighted in the preview beside the canvas.
  await page.setViewportSize({ width: 1920, height: 1000 });
  await keyboard.tabTo(page.getByRole('tree').locator('[tabindex="0"]'));
  // On the way, a field of the preview had the focus, which selects it in the structure.
  await keyboard.press('Home', 'ArrowDown', 'ArrowDown', 'Enter');
  await expect(properties.getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue('Rasse');
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await expect(preview.locator('[data-selected]').getByRole('textbox', { name: 'Rasse' })).toBeVisible();
});
