import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it, vi } from 'vitest';
import type { OrderInMail } from '../orders/order-in-mail.ts';
import { termsSchema } from '../orders/order-terms.schema.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { invoicePdf } from './invoice-pdf.ts';

const order: OrderInMail = {
  id: '00000000-0000-4000-8000-000000000001',
  order_id: 'PM-2026-004821',
  idempotency_key: '00000000-0000-4000-8000-000000000000',
  payment_id: 'PAY-1',
  invoice_number: 'RE-2026-00007',
  total_cents: 17_095,
  shipping_cents: 495,
  recipient: {
    firstName: 'Greta',
    lastName: 'Gast',
    email: 'greta@example.de',
    street: 'Musterweg 5',
    city: 'Berlin',
    postalCode: '10115',
    country: 'Deutschland',
  },
  terms: termsSchema.parse({}),
  status: 'completed',
  order_items: [
    {
      position: 1,
      article_id: null,
      title: 'Pflegeset',
      quantity: 1,
      unit_price_cents: 2_490,
      price_lines: [],
      configurator_settings: null,
      withdrawal_excluded: false,
      delivery_min_days: null,
      delivery_max_days: null,
    },
    {
      position: 0,
      article_id: null,
      title: 'Regenmantel „Größe nach Maß“',
      quantity: 2,
      unit_price_cents: 7_055,
      price_lines: [],
      configurator_settings: null,
      withdrawal_excluded: true,
      delivery_min_days: 10,
      delivery_max_days: 14,
    },
  ],
};

const facts: InvoiceFacts = {
  kind: 'invoice',
  number: 'RE-2026-00007',
  invoiceNumber: 'RE-2026-00007',
  issuedAt: new Date('2026-11-21T23:30:00Z'),
  invoiceIssuedAt: new Date('2026-11-21T23:30:00Z'),
  amountCents: 17_095,
  vatCents: 2_729,
  lines: null,
  reason: '',
  isClaim: false,
};

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** Returns the character codes of all text drawn; 0 is the box that a font draws for a letter it lacks. */
async function drawnCodes(pdf: Uint8Array): Promise<Set<number>> {
  const document = await getDocumentProxy(pdf.slice());
  const codes = new Set<number>();
  for (let page = 1; page <= document.numPages; page += 1) {
    const { argsArray } = await (await document.getPage(page)).getOperatorList();
    // Texts are drawn as lists of glyphs and distances.
    for (const drawn of argsArray.flat(2))
      if (typeof drawn?.originalCharCode === 'number') codes.add(drawn.originalCharCode);
  }
  return codes;
}

it('[BEY-29] An invoice contains both parties, date, number, each line in order, net, tax and total', async () => {
  const text = await textOf(await invoicePdf(order, facts));
  expect(text).toContain('Muster Maßschneiderei GmbH · Musterstraße 1 · 12345 Musterstadt');
  expect(text).toContain('Greta Gast Musterweg 5 10115 Berlin Deutschland');
  expect(text).toContain('Datum 22. November 2026');
  expect(text).toMatch(/1 Regenmantel „Größe nach Maß“ 2 70,55 € 141,10 € 2 Pflegeset 1 24,90 € 24,90 €/);
  expect(text).toContain('Versand 4,95 €');
  expect(text).toContain('Nettobetrag 143,66 €');
  expect(text).toContain('Enthaltene Umsatzsteuer 19 % 27,29 €');
  expect(text).toContain('Gesamtbetrag 170,95 €');
  expect(text).toContain('DE000000000 (Muster)');
});

it.each([
  ['Latin letters of other languages', 'Şule Kovačić-Wałęsa', 'Şule Kovačić-Wałęsa'],
  ['decomposed letters', 'S\u0327ule Koc\u030Cova\u0301', 'Şule Kočová'],
  ['letters that the font lacks', 'Nguyễn Thế Əliyev', 'Nguyên Thê Eliyev'],
  ['other scripts', 'Юлия Щукина Θεοδώρα', 'Iuliia Shchukina Theodora'],
  ['characters without a similar letter', '李\u200D\uFE0F ﬁ\t🐶', '? fi ?'],
])('[BEY-29] A recipient with %s is readable', async (_, firstName, readable) => {
  const pdf = await invoicePdf({ ...order, recipient: { ...order.recipient, firstName } }, facts);
  expect(await textOf(pdf)).toContain(`${readable} Gast Musterweg 5`);
  const codes = await drawnCodes(pdf);
  expect(codes.size).toBeGreaterThan(30);
  expect(codes).not.toContain(0);
});

it('The unit price is itemized with its quantity break without changing an amount', async () => {
  const lines = [
    { label: 'Futter Option', amountCents: 1_500 },
    { label: 'Größenzuschlag ab 80 cm Brustumfang, nach Maß zugeschnitten und von Hand vernäht', amountCents: 1_250 },
    { label: 'Ab 2 Stück', amountCents: -371 },
  ];
  const order_items = order.order_items.map((item) => (item.position === 0 ? { ...item, price_lines: lines } : item));
  const [plain, itemized] = await Promise.all([
    invoicePdf(order, facts).then(textOf),
    invoicePdf({ ...order, order_items }, facts).then(textOf),
  ]);
  expect(itemized).toContain(
    '1 Regenmantel „Größe nach Maß“ Im Einzelpreis enthalten: Futter Option: +15,00 € Größenzuschlag ab 80 cm ' +
      'Brustumfang, nach Maß zugeschnitten und von Hand vernäht: +12,50 € Ab 2 Stück: -3,71 € 2 70,55 € 141,10 € 2 ' +
      'Pflegeset 1 24,90 € 24,90 €',
  );
  const [, sums] = plain.split(' Summe ');
  expect(sums).toContain('Gesamtbetrag 170,95 €');
  expect(itemized.split(' Summe ')[1]).toBe(sums);
});

it('[BEY-20] Each line of an invoice states whether it can be returned; a cancellation does not', async () => {
  const text = await textOf(await invoicePdf(order, facts));
  expect(text).toMatch(/1 Nach Maß gefertigt: vom Widerruf ausgenommen .* 2 Widerruf: binnen 14 Tagen möglich/);
  expect(await textOf(await invoicePdf(order, { ...facts, kind: 'cancellation' }))).not.toContain('Widerruf');
});

it('[BEY-19] A small business shows no tax and states the reason', async () => {
  const terms = termsSchema.parse({ tax: 'small-business' });
  const text = await textOf(await invoicePdf({ ...order, terms }, facts));
  expect(text).not.toMatch(/Nettobetrag|Enthaltene Umsatzsteuer|19 %/);
  expect(text).toContain('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet und ausgewiesen.');
});

it('[BEY-29] A cancellation reverses every amount and names the invoice', async () => {
  const text = await textOf(await invoicePdf(order, { ...facts, kind: 'cancellation', number: 'RE-2026-00009' }));
  expect(text).toContain('Stornorechnung RE-2026-00009');
  expect(text).toContain('Storniert die Rechnung RE-2026-00007');
  expect(text).toContain('Gesamtbetrag -170,95 €');
});

const correction: InvoiceFacts = {
  ...facts,
  kind: 'correction',
  number: 'RE-2026-00010',
  issuedAt: new Date('2026-12-02T10:00:00Z'),
  amountCents: 2_000,
  vatCents: 319,
  reason: 'Naht ausgebessert',
};

it('A correction names its invoice with the day, and states the reason and negative amounts', async () => {
  const text = await textOf(await invoicePdf(order, correction));
  expect(text).toContain('Rechnungskorrektur RE-2026-00010 zur Rechnung RE-2026-00007 vom 22. November 2026');
  expect(text).toContain('Datum 2. Dezember 2026');
  expect(text).toContain('1 Preisnachlass: Naht ausgebessert -20,00 €');
  expect(text).toMatch(/Nettobetrag -16,81 € Enthaltene Umsatzsteuer 19 % -3,19 € Gesamtbetrag -20,00 €/);
  expect(text).toContain('über PayPal erstattet');
  expect(text).not.toMatch(/Gutschrift|Storno|Widerruf/);
});

it('A correction of lines states the returned pieces and the shipping instead of a reason', async () => {
  const lines = { items: [{ position: 0, quantity: 1 }], shippingCents: 495 };
  const text = await textOf(await invoicePdf(order, { ...correction, amountCents: 7_550, vatCents: 1_205, lines }));
  expect(text).toContain('1 Regenmantel „Größe nach Maß“ 1 -70,55 € 2 Versand -4,95 €');
  expect(text).toContain('Gesamtbetrag -75,50 €');
  expect(text).not.toMatch(/Preisnachlass|Pflegeset/);
});

it('[BEY-19] A correction of a small business shows no tax, not even of 0 €', async () => {
  const terms = termsSchema.parse({ tax: 'small-business' });
  const text = await textOf(await invoicePdf({ ...order, terms }, { ...correction, vatCents: 0 }));
  expect(text).not.toMatch(/Nettobetrag|Enthaltene Umsatzsteuer|19 %/);
  expect(text).toContain('Gesamtbetrag -20,00 €');
  expect(text).toContain('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet und ausgewiesen.');
});

it('A correction of a waived claim says that nothing was refunded', async () => {
  const text = await textOf(await invoicePdf(order, { ...correction, reason: '', isClaim: true }));
  expect(text).toContain('1 Uneinbringliche Forderung nach Rückbuchung der Zahlung -20,00 €');
  expect(text).not.toContain('erstattet');
});

it('The same order results in the same bytes on every day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
  const first = await invoicePdf(order, facts);
  vi.setSystemTime(new Date('2027-03-01T10:00:00Z'));
  expect(await invoicePdf(order, facts)).toEqual(first);
  vi.useRealTimers();
});
