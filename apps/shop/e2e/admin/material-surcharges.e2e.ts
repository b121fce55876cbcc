import { createClient } from '@supabase/supabase-js';
import { AccountPage, demoPassword } from '../pages/account.page.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { storeCopyOf } from '../support/copy-of-template.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';

const COAT_TEMPLATE = '40000000-0000-4000-8000-000000000001';
const TARTAN = '79b6cbc5-dd4f-5e2f-857c-507e2b6d7e8e';

test('An admin raises the surcharge of a fabric in every template by keyboard and undoes it', async ({
  page,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  const { client } = await signInAsAdmin({ shopUrl: baseURL ?? '', backendUrl });
  const surcharges = async () => {
    const { data } = await client
      .from('field_options')
      .select('additional_price')
      .eq('extra->>material', 'tartan-rot')
      .throwOnError();
    return data.map((row) => Math.round(Number(row.additional_price) * 100)).sort((a, b) => a - b);
  };
  // Other tests may have left templates that use the fabric.
  const others = (await surcharges()).length;
  const copyId = await storeCopyOf(client, COAT_TEMPLATE);
  // Quotes, commas and brackets have a meaning in the Data API's filters.
  const copyName = 'Mantel "Nordwind", lang (Kopie)';
  await client.from('form_templates').update({ name: copyName }).eq('id', copyId).throwOnError();
  const before = await surcharges();
  expect(before).toHaveLength(others + 1);

  await new AccountPage(page).openAs('admin@example.de', '/admin/materials');
  const keyboard = new Keyboard(page);
  await keyboard.activate(page.getByRole('link', { name: 'Wolle Tartan Rot: Aufpreis ändern' }));
  await expect(page.getByRole('heading', { name: 'Aufpreise: Wolle Tartan Rot' })).toBeVisible();
  await expect(page.getByText(copyName).first()).toBeVisible();
  await expectAccessible(page);
  await keyboard.choose(page.getByRole('combobox', { name: 'Änderung' }), 'Um Betrag erhöhen');
  await keyboard.typeInto(page.getByLabel('Betrag in €'), '2,5');
  await keyboard.press('Enter');
  await expect(page.getByText(/^Veröffentlicht als Version \d+$/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText('Vorlagen gespeichert');
  expect(await surcharges()).toEqual(before.map((cents) => cents + 250));

  await keyboard.activate(page.getByRole('button', { name: 'Änderung rückgängig machen' }));
  await expect.poll(surcharges).toEqual(before);
  await client.rpc('delete_form_template', { p_template_id: copyId }).throwOnError();
});

test('A customer can neither open the page nor save a template', async ({ page, baseURL, backendUrl }) => {
  await new AccountPage(page).openAs('anna@example.de', '/profile');
  await page.goto(`/admin/materials/${TARTAN}/surcharges`);
  await expect(page).toHaveURL('/');
  const { client: admin, publishableKey } = await signInAsAdmin({ shopUrl: baseURL ?? '', backendUrl });
  const { data: draft } = await admin.rpc('get_form_template_draft', { p_template_id: COAT_TEMPLATE }).throwOnError();
  const customer = createClient(backendUrl, publishableKey, { auth: { persistSession: false } });
  const signedIn = await customer.auth.signInWithPassword({ email: 'anna@example.de', password: demoPassword });
  expect(signedIn.error).toBeNull();
  const { error } = await customer.rpc('save_form_template', {
    p_template: draft,
    p_expected_revision: null,
  });
  expect(error).toMatchObject({ code: '42501', message: 'not_admin' });
});
