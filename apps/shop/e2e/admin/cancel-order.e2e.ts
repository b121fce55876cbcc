import type { Page } from '@playwright/test';
import { AccountPage, demoPassword } from '../pages/account.page.ts';
import { waitForMail } from '../pages/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' });

test('[REF-1] [REF-2] A paid order is cancelled with a refund for later, which the dashboard leads to', async ({
  page,
  backendUrl,
  expectAccessible,
}) => {
  const number = 'PM-2026-270961';
  await new AccountPage(page).openAs('admin@example.de', `/admin/orders?q=${number}`);
  await page.getByRole('link', { name: `Details of ${number}` }).click();
  const order = page.getByRole('dialog', { name: `Order ${number}`, exact: true });
  await order.getByLabel('Status').selectOption('Storniert');
  const question = page.getByRole('dialog', { name: `Cancel order ${number}?` });
  await expect(question.getByRole('radio', { name: /^Refund .* now with PayPal$/ })).toBeChecked();
  await expectAccessible(page);
  await question.getByRole('radio', { name: 'Refund later' }).check();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(toasts(page)).toContainText('Order cancelled');
  await expect(order.getByLabel('Status')).toHaveValue('Storniert');
  const mail = await waitForMail(backendUrl, 'ben@example.de', `${number} ist storniert`);
  expect(mail.text.replaceAll(/\s+/g, ' ')).toMatch(/storniert\. Wir erstatten Ihnen [\d,]+ € bis .* über PayPal\./);

  await page.goto('/admin');
  const cases = page.getByRole('list', { name: 'Offene Fälle' });
  await expect(cases).toContainText(`${number}Ben BeispielStorniert, nicht erstattet`);
  await expectAccessible(page);
  await cases.getByRole('link', { name: `${number} erstatten` }).click();
  const refund = order.getByRole('button', { name: 'Review refund' });
  await expect(refund).toBeInViewport();
  await refund.click();
  await order.getByLabel('Your password').fill(demoPassword);
  await order.getByRole('button', { name: /^Refund \d/ }).click();
  await expect(toasts(page)).toContainText('Refund completed');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Offene Fälle' })).toBeVisible();
  await expect(page.getByText(number)).toBeHidden();
});

test('A status for several orders says first what it does, and is one request', async ({ page }) => {
  await new AccountPage(page).openAs('admin@example.de', '/admin/orders');
  const changes: string[] = [];
  page.on('request', (request) => {
    if (/rpc\/change_order|functions\/v1\/cancel-order/.test(request.url()) && request.method() === 'POST') {
      changes.push(request.url());
    }
  });
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Storniert' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/^\d+ e-mails are sent\.$/)).toBeVisible();
  await expect(question.getByText(/^\d+ paid: /)).toBeVisible();
  await expect(question.getByText(/^Shipped already/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(changes).toEqual([]);

  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'In Bearbeitung' }).click();
  await page.getByRole('button', { name: /^Change \d+ orders?$/ }).click();
  await expect(toasts(page)).toContainText('Order updated');
  expect(changes).toHaveLength(1);
});
