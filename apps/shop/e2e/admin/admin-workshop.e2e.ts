import type { Page } from '@playwright/test';
import { expectedDelivery } from '#app/lib/formats/expected-delivery.ts';
import { AccountPage, demoPassword } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' });
const articlePath = '/articles/30000000-0000-4000-8000-000000000003';

/** Delivery time on an article's page, in working days. Checks that the delivery date matches it. */
async function deliveryDays(page: Page): Promise<{ min: number; max: number }> {
  const requestedAt = new Date();
  await page.goto(articlePath);
  const fact = page.locator('dl div').filter({ has: page.getByText('Lieferzeit', { exact: true }) });
  const [min = 0, max = min] = ((await fact.locator('dd').textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  // Around midnight the page may have been rendered on either day.
  const dates = [requestedAt, new Date()].map((day) => expectedDelivery({ min, max }, day));
  await expect(page.getByText('Voraussichtliche Lieferung:')).toContainText(new RegExp(dates.join('|')));
  return { min, max };
}

test('[BEY-59] An order moves across the board by drag and keyboard, and the capacity sets the delivery date', async ({
  page,
  expectAccessible,
}) => {
  await new AccountPage(page).openAs('admin@example.de', '/admin/production');
  const days = await deliveryDays(page);

  await page.goto('/admin/production');
  await page.getByLabel('Stück je Woche').fill('1');
  await page.getByRole('button', { name: 'Kapazität speichern' }).click();
  await expect(toasts(page)).toContainText('Kapazität aktualisiert');
  const queue = page.locator('dl div').filter({ hasText: 'Warteschlange' });
  await expect(queue).toContainText(/\d+ Werktage/);
  const queueDays = Number(/\d+/.exec((await queue.textContent()) ?? '')?.[0]);
  expect(await deliveryDays(page)).toEqual({ min: days.min + queueDays, max: days.max + queueDays });

  // Makes the whole board visible: near an edge it would scroll during a drag.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/admin/production');
  const column = (name: string) => page.getByRole('region', { name });
  const inColumn = (name: string) => column(name).getByRole('link', { name: 'PM-2026-082649' });
  const handle = page.getByRole('button', { name: 'PM-2026-082649 ziehen' });
  // hover() waits until the card no longer moves.
  await handle.hover();
  await page.mouse.down();
  const to = await column('Zuschnitt').boundingBox();
  if (to === null) throw new Error('The board was not found');
  await page.mouse.move(to.x + to.width / 2, to.y + 80, { steps: 12 });
  await expect(page.getByText('PM-2026-082649 über Zuschnitt')).toBeAttached();
  const cut = page.waitForResponse(/rpc\/change_order/);
  await page.mouse.up();
  await expect(inColumn('Zuschnitt')).toBeVisible();
  expect((await cut).ok()).toBe(true);
  // Reloads the board from the database before the card moves on.
  await page.reload();
  await expect(inColumn('Zuschnitt')).toBeVisible();
  await expectAccessible(page);

  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('PM-2026-082649 über Zuschnitt')).toBeAttached();
  // Keys of a picked-up card are handled one turn later; no person is that fast.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('PM-2026-082649 über Näherei')).toBeAttached();
  const sewn = page.waitForResponse(/rpc\/change_order/);
  await page.keyboard.press('Space');
  await expect(inColumn('Näherei')).toBeVisible();
  expect((await sewn).ok()).toBe(true);
  // The focus follows the card a frame later. A key pressed before that would pick the card up again.
  await expect(handle).toBeFocused();
  const packed = page.waitForResponse(/rpc\/change_order/);
  await page.getByRole('button', { name: 'PM-2026-082649 weiter nach Verpackung' }).press('Enter');
  expect((await packed).ok()).toBe(true);
  await expect(inColumn('Verpackung')).toBeVisible();
  await expect(queue).toContainText(`${queueDays - 5} Werktage`);
  expect(await deliveryDays(page)).toEqual({ min: days.min + queueDays - 5, max: days.max + queueDays - 5 });

  // A visit of the configurator, which the dashboard counts without storing anything else.
  await page.getByRole('link', { name: /^Konfigurieren/ }).click();
  await expect(page.getByRole('navigation', { name: 'Schritte' })).toBeVisible();
  const counted = page.waitForResponse(/\/configurator-visits$/);
  await page.getByRole('link', { name: 'Zum Artikel' }).click();
  expect((await counted).ok()).toBe(true);
  await page.goto('/admin');
  const funnel = page.getByRole('figure', { name: 'Besuche je Schritt' });
  await funnel.getByText('Als Tabelle').click();
  await expect(funnel.getByRole('row', { name: /^Geöffnet [1-9]/ })).toBeVisible();

  await page.goto('/admin/production');
  await page.getByLabel('Stück je Woche').fill('');
  await page.getByRole('button', { name: 'Kapazität speichern' }).click();
  await expect(queue).toContainText('Kapazität nicht angegeben');
});

test('[BEY-40] A refund needs the password, and an idle administration is signed out in every tab', async ({
  page,
  context,
}) => {
  await new AccountPage(page).openAs('admin@example.de', '/admin/orders');
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.fill('PM-2026-934418');
  await search.press('Enter');
  // Otherwise the rows could move during the click.
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Details of PM-2026-934418' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order PM-2026-934418' });
  await dialog.getByLabel(/^Amount in euros/).fill('10,00');
  await dialog.getByRole('button', { name: 'Review refund' }).click();
  const confirm = dialog.getByRole('button', { name: /^Refund 10,00/ });
  await dialog.getByLabel('Your password').fill('falsch');
  await confirm.click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(demoPassword);
  await confirm.click();
  await expect(toasts(page)).toContainText('Refund completed');
  await expect(dialog.getByText(/10,00.€/).first()).toBeVisible();

  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/admin/users');
  await expect(other.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await other.clock.fastForward('30:30');
  const question = other.getByRole('dialog', { name: 'Sind Sie noch da?' });
  await expect(question).toContainText(/1:\d\d/);
  await question.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  await expect(question).toBeHidden();
  await other.clock.fastForward('33:00');
  await expect(other).toHaveURL(/\/auth\?redirect=%2Fadmin%2Fusers$/);
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fadmin%2Forders/);
});
