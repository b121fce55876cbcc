import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { waitForMail } from '../pages/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';

const shopMail = 'hallo@example.de';
// The mailbox is shared with other tests, so no other test writes under the names of this file.

test('[CONTACT-01] [CONTACT-03] [CONTACT-04] [CONTACT-05] [CONTACT-10] [CONTACT-15] [CONTACT-16] [CONTACT-17] [CONTACT-18] A visitor writes to the shop', async ({
  page,
  backendUrl,
  expectAccessible,
}) => {
  await page.goto('/kontakt');
  const panel = page.getByRole('complementary', { name: 'Öffnungszeiten und Anschrift' });
  await expect(panel).toContainText('Montag bis Freitag, 9:00–17:00 Uhr');
  await expect(panel).toContainText('12345 Musterstadt');

  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Bitte akzeptieren Sie unsere Datenschutzbestimmungen.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Name').fill('Karla Kontakt');
  await page.getByLabel('E-Mail').fill('karla@example.de');
  await page.getByLabel('Betreff').fill('Frage zum Windhund');
  await page.getByLabel('Nachricht').fill('Passt der Mantel?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('checkbox', { name: /Datenschutzbestimmungen/ })).toBeFocused();
  await page.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }).click();
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Vielen Dank für Ihre Nachricht!')).toBeVisible();
  await expect(page.getByLabel('Betreff')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /Datenschutzbestimmungen/ })).not.toBeChecked();
  const mail = await waitForMail(backendUrl, shopMail, 'Kontaktanfrage von Karla Kontakt');
  expect(mail.text).toContain('Betreff: Frage zum Windhund');
});

test('[CONTACT-01] [CONTACT-02] [CONTACT-03] [CONTACT-12] [CONTACT-17] A visitor requests a measuring session and saves the date', async ({
  page,
  request,
  backendUrl,
  expectAccessible,
}) => {
  await page.goto('/kontakt');
  await page.getByRole('radio', { name: 'Termin zum Ausmessen' }).check();
  await expect(page.getByLabel('Betreff')).toHaveCount(0);
  await page.getByLabel('Name').fill('Tilda Termin');
  await page.getByLabel('E-Mail').fill('tilda@example.de');
  await page.getByLabel('Wunschdatum').fill('2020-01-01');
  await page.getByLabel('Uhrzeit').selectOption({ label: 'Nachmittags (13:00–17:00 Uhr)' });
  await page.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }).click();
  await page.getByRole('button', { name: 'Termin anfragen' }).click();
  await expect(page.getByText('Das Datum darf nicht in der Vergangenheit liegen')).toBeVisible();
  await expect(page.getByText('Hunderasse ist erforderlich')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Wunschdatum').fill('2030-05-06');
  await page.getByLabel('Hunderasse').fill('Windhund');
  await page.getByRole('button', { name: 'Termin anfragen' }).click();
  await expect(page.getByText('Vielen Dank für Ihre Terminanfrage!')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Termin zum Ausmessen' })).toBeChecked();
  await expect(page.getByLabel('Hunderasse')).toHaveValue('');
  const address = await page.getByRole('link', { name: 'In den Kalender eintragen' }).getAttribute('href');
  const file = await request.get(address ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('DTSTART;TZID=Europe/Berlin:20300506T130000');
  const mail = await waitForMail(backendUrl, shopMail, 'Terminanfrage von Tilda Termin');
  expect(mail.text).toContain('Wunschtermin: 6. Mai 2030');
});

test('[CONTACT-02] Switching the kind of request keeps the entries of both', async ({ page }) => {
  await page.goto('/kontakt');
  const message = page.getByRole('radio', { name: 'Kontaktanfrage' });
  const appointment = page.getByRole('radio', { name: 'Termin zum Ausmessen' });
  await page.getByLabel('Betreff').fill('Frage zum Windhund');
  await page.getByLabel('Nachricht').fill('Passt der Mantel?');
  await appointment.check();
  await expect(page.getByLabel('Nachricht')).toHaveValue('Passt der Mantel?');
  await page.getByLabel('Wunschdatum').fill('2030-05-06');
  await page.getByLabel('Uhrzeit').selectOption('morning');
  await page.getByLabel('Hunderasse').fill('Windhund');
  await message.check();
  await expect(page.getByLabel('Betreff')).toHaveValue('Frage zum Windhund');
  await expect(page.getByLabel('Nachricht')).toHaveValue('Passt der Mantel?');
  await page.getByLabel('Nachricht').fill('Passt er?');
  await appointment.check();
  await expect(page.getByLabel('Nachricht')).toHaveValue('Passt er?');
  await expect(page.getByLabel('Wunschdatum')).toHaveValue('2030-05-06');
  await expect(page.getByLabel('Uhrzeit')).toHaveValue('morning');
  await expect(page.getByLabel('Hunderasse')).toHaveValue('Windhund');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[CONTACT-02] The reply to an incomplete request keeps the entries of the other kind', async ({ page }) => {
    await page.goto('/kontakt', { waitUntil: 'commit' });
    await page.getByLabel('Betreff').fill('Frage zum Windhund');
    await page.getByLabel('Nachricht').fill('Passt der Mantel?');
    await page.getByRole('radio', { name: 'Termin zum Ausmessen' }).check();
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByLabel('Hunderasse')).toBeVisible();
    await expect(page.getByLabel('Nachricht')).toHaveValue('Passt der Mantel?');
    await page.getByLabel('Hunderasse').fill('Windhund');
    await page.getByRole('radio', { name: 'Kontaktanfrage' }).check();
    await page.getByRole('button', { name: 'Termin anfragen' }).click();
    await expect(page.getByLabel('Betreff')).toHaveValue('Frage zum Windhund');
    await expect(page.getByLabel('Nachricht')).toHaveValue('Passt der Mantel?');
  });
});

test('[BEY-21] A logged-out consumer withdraws from a contract in two clicks at 320 px and gets a receipt', async ({
  page,
  backendUrl,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/categories');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();
  await page.getByLabel('Name').fill('Walter Widerruf');
  await page.getByLabel('Bestellnummer').fill('PM-0000-000000');
  await page.getByLabel('E-Mail').fill('walter@example.de');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  const receipt = page.getByRole('status').filter({ hasText: 'Ihr Widerruf ist bei uns eingegangen.' });
  await expect(receipt).toContainText(/Eingegangen am\s*\d{1,2}\. \p{L}+ \d{4} um \d{2}:\d{2}:\d{2} Uhr/u);
  const mail = await waitForMail(backendUrl, 'walter@example.de', 'Eingang Ihres Widerrufs');
  expect(mail.text).toContain('Bestellnummer: PM-0000-000000');
  expect(mail.text).toContain('Eingegangen am: ');
});

test('A shopper reads sheets of fabrics on a phone, chooses one and requests samples', async ({
  page,
  backendUrl,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const configurator = new ConfiguratorPage(page);
  await configurator.open('/configure/dog-coat');
  await configurator.goToStep('Stoffauswahl');
  const open = page.getByRole('button', { name: /Loden Grau/ });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Stoff: Loden Grau' });
  await expect(sheet).toContainText('480 g/m²');
  await expect(sheet).toContainText('5 von 5');
  await expectAccessible(page);

  const track = page.getByRole('region', { name: 'Stoffe, seitlich blättern' });
  await track.evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'instant' }));
  await expect(page.getByRole('dialog', { name: 'Stoff: Fleece Marine' })).toContainText('280 g/m²');
  await page.getByRole('button', { name: 'Diesen Stoff wählen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Fleece Marine' })).toBeChecked();
  await expect(open).toBeFocused();

  await open.click();
  await page.getByRole('button', { name: 'Stoffmuster anfordern' }).click();
  const request = page.getByRole('dialog', { name: 'Stoffmuster anfordern' });
  await request.getByRole('button', { name: 'Stoffmuster anfordern' }).click();
  await expect(request.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await request.getByRole('checkbox', { name: 'Cord Ocker' }).check();
  await request.getByLabel('Name').fill('Mona Muster');
  await request.getByLabel('E-Mail').fill('mona@example.de');
  await request.getByLabel('Anschrift').fill('Am Deich 4, 25764 Büsum');
  await request.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }).check();
  await request.getByRole('button', { name: 'Stoffmuster anfordern' }).click();
  await expect(request.getByText('Die Muster sind angefragt.')).toBeVisible();
  const mail = await waitForMail(backendUrl, shopMail, 'Kontaktanfrage von Mona Muster');
  expect(mail.text).toMatch(/- Loden Grau\n- Cord Ocker\s+Anschrift:\s+Am Deich 4, 25764 Büsum/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Fleece Marine' })).toBeChecked();
});
