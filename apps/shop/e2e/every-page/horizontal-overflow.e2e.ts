import type { Page } from '@playwright/test';
import { documentIds } from 'shop-backend/legal';
import { AccountPage } from '../pages/account.page.ts';
import { closeDialog } from '../pages/close-dialog.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoHorizontalOverflow, expectRoomForLargeText } from '../support/horizontal-overflow.ts';
import { routes } from '../support/routes.ts';

// All other pages are checked in every-page.e2e.ts and signed-in-pages.e2e.ts, with further rules for each width.
for (const path of [...documentIds.map((id) => `/${id}`), '/reset-password']) {
  if (routes.some((route) => route === path)) continue;
  test(`[BEY-48] ${path} does not scroll sideways on phones and tablets`, async ({ page }) => {
    await page.goto(path);
    await expectNoHorizontalOverflow(page, path);
    await expectRoomForLargeText(page);
  });
}

const ARTICLE = '/articles/30000000-0000-4000-8000-000000000001';
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
/** Presses a key once the page is there to listen. */
const pressKey = (key: string) => async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.keyboard.press(key);
};

/** All dialogs of the storefront, with their page and how they are opened. */
const dialogs: readonly (readonly [path: string, name: string, open: (page: Page) => Promise<void>])[] = [
  ['/', 'Messvideo', press('Messvideo ansehen')],
  ['/', 'Cookie-Einstellungen', press('Cookie-Einstellungen')],
  ['/', 'Menü', press('Menü öffnen')],
  [
    '/configure/dog-coat',
    'Konfiguration teilen',
    async (page) => {
      await press('Mehr Aktionen')(page);
      await press('Link teilen')(page);
    },
  ],
  ['/configure/dog-coat', 'Meine Hunde', press('Meine Hunde')],
  [ARTICLE, 'Bild', press(/vergrößern/i)],
];

for (const [path, name, open] of dialogs) {
  test(`[BEY-48] The dialog ${name} on ${path} does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await open(page);
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await expectNoHorizontalOverflow(page, name);
  });
}

const TEMPLATE = '/admin/form-templates/40000000-0000-4000-8000-000000000001';
const inView = (view: string, name: string) => async (page: Page) => {
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: view }).click();
  await press(name)(page);
};

/** Dialogs of the administration and the template editor, by page. */
const adminDialogs: readonly (readonly [
  path: string,
  open: Readonly<Record<string, (page: Page) => Promise<void>>>,
])[] = [
  [
    '/admin/articles',
    {
      palette: pressKey('Control+k'),
      shortcuts: pressKey('?'),
      'delete an article': press(/löschen$/),
    },
  ],
  [
    '/admin/users',
    {
      'change a role': async (page) => {
        await press(/^Actions for /)(page);
        await page.getByRole('menuitem').first().click();
      },
    },
  ],
  [
    TEMPLATE,
    {
      'editor shortcuts': press('Keyboard shortcuts'),
      review: press('Review changes'),
      library: async (page) => {
        await page.getByRole('treeitem').first().click();
        await press('From the library')(page);
      },
      'delete a field': async (page) => {
        await page.getByRole('treeitem', { name: 'Innenfutter, required' }).click();
        await page.keyboard.press('Delete');
      },
      'test order': inView('Preview', 'Test order'),
    },
  ],
];

test('[BEY-48] No dialog of the administration or the editor scrolls sideways on phones and tablets', async ({
  page,
}) => {
  // Wide enough for all panes of the editor, so that the buttons that open dialogs are visible.
  await page.setViewportSize({ width: 1440, height: 800 });
  await new AccountPage(page).openAs('admin@example.de', '/admin/articles');
  for (const [path, dialogsOfPage] of adminDialogs) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const [name, open] of Object.entries(dialogsOfPage)) {
      await open(page);
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
      await expect(dialog, name).toBeVisible();
      await expectNoHorizontalOverflow(page, name);
      await closeDialog(page);
    }
  }
});
