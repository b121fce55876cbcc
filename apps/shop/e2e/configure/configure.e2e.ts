import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { openBackoffice } from '../support/backoffice.ts';
import { expect, test } from '../support/fixtures.ts';

const NORDWIND = '30000000-0000-4000-8000-000000000001';

test('[CFG-FLOW-13] [CFG-FLOW-14] [CFG-FLOW-15] Every choice is stored at once per category and article and restored after a reload', async ({
  page,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(`/configure/dog-coat?article=${NORDWIND}`);
  await configurator.fill('Rasse', 'Windspiel');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.some((key) => key.includes('dog-coat') && key.includes(NORDWIND))).toBe(true);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Rasse' })).toHaveValue('Windspiel');
});

test('[CFG-RULE-12] [CFG-FLOW-18] [CFG-FLOW-19] [BEY-46] Adding an incomplete coat opens the first step with errors and lists contradicting measurements', async ({
  page,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open('/configure/dog-coat');
  await configurator.goToStep('Extras');
  await configurator.addToCart();
  const notices = page.getByRole('region', { name: 'Mitteilungen' });
  await expect(notices.getByText('Eingabe unvollständig')).toBeVisible();
  await expect(notices.getByText('Bitte füllen Sie alle Pflichtfelder aus.')).toBeVisible();
  await expect(configurator.heading('Angaben zum Hund')).toBeVisible();
  await expect(page.getByText('Gewicht ist ein Pflichtfeld.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/configure\/dog-coat/);

  await configurator.goToStep('Maße');
  await configurator.fill('Schulter bis Rutenansatz', '40');
  await configurator.fill('Schulter bis Hüfte', '52,5');
  await configurator.next.click();
  const implausible = 'Schulter bis Hüfte muss kleiner sein als Schulter bis Rutenansatz.';
  await expect(page.getByRole('link', { name: implausible })).toBeVisible();
  const hips = page.getByRole('textbox', { name: 'Schulter bis Hüfte' });
  await expect(hips).toHaveAccessibleDescription(new RegExp(implausible));
  await configurator.fill('Schulter bis Rutenansatz', '64');
  await expect(page.getByText(implausible)).toHaveCount(0);
  await expect(hips).not.toHaveAttribute('aria-invalid');
});

test('[CFG-FLOW-17] [CFG-FLOW-20] [CFG-FLOW-21] [CFG-FLOW-22] [SF-CART-17] The last step adds one piece, a second time raises the quantity, and both visits are counted', async ({
  page,
}) => {
  const configurator = new ConfiguratorPage(page);
  const backoffice = await openBackoffice();
  const before = await backoffice.visits('Hundemantel nach Maß');
  for (const pieces of ['1', '2']) {
    await configurator.open('/configure/dog-coat');
    if (pieces === '1') await configurator.fillCoat();
    else await configurator.goToStep('Extras');
    await expect(page.getByRole('button', { name: /(In den|Im) Warenkorb.*129,00/ })).toBeVisible();
    await page.getByRole('button', { name: /(In den|Im) Warenkorb/ }).click();
    await Promise.all([
      expect(page).toHaveURL(/\/cart$/),
      expect(page.getByText('Zum Warenkorb hinzugefügt')).toBeVisible(),
    ]);
    await expect(page.getByRole('listitem').filter({ hasText: 'Nordwind' })).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toContainText(pieces);
  }
  await expect
    .poll(() => backoffice.visits('Hundemantel nach Maß'))
    .toMatchObject({ added: (before.added ?? 0) + 2, Maße: (before.Maße ?? 0) + 1, Extras: (before.Extras ?? 0) + 2 });
});

test('[SF-NAV-03] [SF-NAV-04] [CFG-FLOW-03] [CFG-FLOW-04] [CFG-FLOW-05] [CFG-FLOW-06] Each configurator type opens with its own steps, the coat by default', async ({
  page,
}) => {
  const steps = {
    '/configure': [
      'Angaben zum Hund',
      'Maße',
      'Stoffauswahl',
      'Bündchenfarbe',
      'Innenfutter',
      'Reißverschluss',
      'Extras',
    ],
    '/configure/dog-harness': ['Angaben zum Hund', 'Maße', 'Stoffauswahl'],
    '/configure/dog-collar': ['Angaben zum Hund', 'Stoffauswahl'],
    '/configure/dog-leash': ['Stoffauswahl', 'Extras'],
  };
  for (const [path, titles] of Object.entries(steps)) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Schritte' }).getByRole('button')).toHaveText(
      titles.map((title) => new RegExp(title)),
    );
  }
});

test('[CFG-FLOW-23] [CFG-FLOW-24] [CFG-FLOW-25] [SF-CART-27] The button of a ready-made article is briefly busy, adds one piece and confirms it', async ({
  page,
}) => {
  await page.goto('/articles/30000000-0000-4000-8000-000000000014');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: /Warenkorb/ }).last();
  await expect(button).toHaveText('In den Warenkorb');
  // The busy state lasts only 300 ms, so it is recorded instead of polled.
  const wasBusy = await button.evaluateHandle((element) => {
    const moments: string[] = [];
    new MutationObserver(() => moments.push(element.getAttribute('aria-busy') ?? '')).observe(element, {
      attributeFilter: ['aria-busy'],
    });
    return moments;
  });
  await button.click();
  await expect(page.getByText('Artikel hinzugefügt')).toBeVisible();
  await expect(button).toHaveText('Im Warenkorb');
  expect((await wasBusy.jsonValue())[0]).toBe('true');
});

test('[CFG-FLOW-26] [CFG-RULE-16] [SF-ART-08] An article with a form template has no button that adds it without a configuration', async ({
  page,
}) => {
  await page.goto(`/articles/${NORDWIND}`);
  await expect(page.getByRole('main').getByRole('button', { name: /Warenkorb/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Konfigurieren und bestellen' })).toBeVisible();
});

test('The dog bed, another kind of product, is configured with its own template', async ({ page }) => {
  await page.goto('/articles/30000000-0000-4000-8000-000000000012');
  await page.getByRole('link', { name: 'Konfigurieren und bestellen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Form und Größe' })).toBeVisible();
  const total = page.getByRole('region', { name: 'Preisübersicht' });
  await expect(total).toContainText('119,00');
  await expect(page.getByRole('img', { name: /^Rechteckiges Hundebett von oben/ })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Form' }).getByRole('radio', { name: /^Rund/ }).check();
  await expect(page.getByRole('img', { name: /^Rundes Hundebett von oben/ })).toBeVisible();
  await expect(total).toContainText('128,00');
});

test('[ERR-04] A browser without storage shows a notice and keeps the choices until the page is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const configurator = new ConfiguratorPage(page);
  await configurator.open('/configure/dog-coat');
  await configurator.fill('Rasse', 'Windspiel');
  await expect(page.getByText('Ihr Browser speichert die Angaben nicht')).toBeVisible();
  await configurator.goToStep('Extras');
  await configurator.goToStep('Angaben zum Hund');
  await expect(page.getByRole('textbox', { name: 'Rasse' })).toHaveValue('Windspiel');
});

test('A coat tried at its picture is configured without measures, which the cart asks for', async ({ page }) => {
  await page.goto(`/articles/${NORDWIND}`);
  await page.getByRole('radio', { name: 'Cord Ocker' }).check();
  await page.getByRole('radio', { name: 'Oliv', exact: true }).check();
  await expect(page.getByRole('img', { name: 'Hund im Profil: Cord Ocker, Bündchenfarbe Oliv' })).toBeVisible();
  await page.getByRole('link', { name: 'Konfigurieren und bestellen' }).click();
  const configurator = new ConfiguratorPage(page);
  await expect(page.getByText('Ihre Auswahl ist übernommen.')).toBeVisible();
  await expect(page).toHaveURL(`/configure/dog-coat?article=${NORDWIND}`);
  await configurator.fill('Gewicht', '12,5');
  await configurator.next.click();
  await configurator.heading('Maße').waitFor();
  await configurator.next.click();
  // Without the explicit choice the step stays closed.
  await expect(page.getByText('Brustumfang ist ein Pflichtfeld.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Maße später nehmen' }).click();
  await expect(page.getByText('Ihr Entwurf bleibt auf diesem Gerät.')).toBeVisible();
  await expect(configurator.heading('Stoffauswahl')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Cord Ocker' })).toBeChecked();
  await page.reload();
  await configurator.goToStep('Bündchenfarbe');
  await expect(page.getByRole('radio', { name: 'Oliv' })).toBeChecked();
  await configurator.goToStep('Extras');
  await configurator.addToCart();
  await expect(configurator.heading('Maße')).toBeVisible();
});
