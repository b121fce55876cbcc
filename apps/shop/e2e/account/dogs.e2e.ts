import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { expect, test } from '../support/fixtures.ts';

test('[BEY-56] A dog measured for the coat pre-fills the harness and is stored without an account', async ({
  page,
  expectAccessible,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open('/configure/dog-coat');
  await configurator.fillCoat();
  await page.getByRole('button', { name: 'Meine Hunde' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meine Hunde' });
  await dialog.getByLabel('Name des Hundes').fill('Bello');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merken' }).click();
  await expect(page.getByText('Bello gemerkt')).toBeVisible();

  // The collar asks for no measurements.
  await configurator.open('/configure/dog-collar');
  await configurator.fill('Gewicht', '13');
  await page.getByRole('button', { name: 'Meine Hunde' }).click();
  await dialog.getByLabel('Name des Hundes').fill('Bello');
  await dialog.getByRole('button', { name: 'Merken' }).click();
  await expect(page.getByText('Bello gemerkt')).toBeVisible();

  await configurator.open('/configure/dog-harness');
  await page.getByRole('button', { name: 'Meine Hunde' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('nur in diesem Browser');
  await dialog.getByRole('button', { name: 'Angaben von Bello übernehmen' }).click();
  await expect(page.getByText('Angaben von Bello übernommen')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('13');
  await configurator.goToStep('Maße');
  await expect(page.getByRole('textbox', { name: /Brustumfang/ })).toHaveValue('62');
});
