import { lineFeatures, loadConfigurator, toConfiguratorSettings } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { AccountExport } from './account-export.schema.ts';
import { accountPdf } from './account-pdf.ts';

const anExport: AccountExport = {
  account: { email: 'anna@example.de' },
  profile: null,
  roles: ['customer'],
  deliveryAddresses: [],
  dogs: [],
  files: [],
  orders: [],
  contactRequests: [],
  withdrawals: [],
};

async function textOf(exported: AccountExport): Promise<string> {
  const pdf = await accountPdf(exported, new Date('2026-11-22T10:00:00Z'));
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word}${index + 1}.`);

it('[BEY-28] Every setting of an order and every word of a message that exceed a page are shown', async () => {
  const settings = numbered('Einstellung', 100);
  const words = numbered('Wort', 700);
  const message = words.join(' ');
  expect(message.length).toBeGreaterThan(5_000);
  const text = await textOf({
    ...anExport,
    orders: [{ orderId: 'PM-2026-004821', items: [{ configuratorSettings: settings }] }],
    contactRequests: [{ message }],
  });
  expect(text.match(/Einstellung\d+\./g)).toEqual(settings);
  expect(text.match(/Wort\d+\./g)).toEqual(words);
  expect(text).not.toContain('…');
});

it('[BEY-28] The settings of an order are shown as the order shows them, with labels and units', async () => {
  const compiled = loadConfigurator(dogCoatTemplate);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  const configuratorSettings = toConfiguratorSettings(compiled.value, { weight: 8.5 });
  const text = await textOf({ ...anExport, orders: [{ items: [{ configuratorSettings }] }] });
  for (const { label, value } of lineFeatures(configuratorSettings)) {
    expect(text).toContain(`${label}: ${value}`.replaceAll(/\s+/g, ' '));
  }
  expect(text).toContain('8,5 kg');
});

it('[BEY-28] Every character of a text without spaces that exceeds a page is shown', async () => {
  const text = await textOf({ ...anExport, contactRequests: [{ message: 'q'.repeat(5_000) }] });
  expect(text.match(/q/g)).toHaveLength(5_000);
});
