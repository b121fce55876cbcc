import { readdirSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import type { OrderInMail } from '../orders/order-in-mail.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

const root = new URL('../../../', import.meta.url);

/** Every module with facts of the shop. The texts themselves are versioned; `first-facts` never changes. */
const factModules = [
  ...readdirSync(new URL('legal/', root))
    .filter(
      (name) => name.endsWith('.ts') && !/\.test\.ts$|^(index|documents|legal-document|first-facts)\.ts$/.test(name),
    )
    .map((name) => `legal/${name}`),
  'contracts/shipping-fees.ts',
  'contracts/shop-policy.ts',
  'contracts/orders/delivery-countries.ts',
].map((name) => new URL(name, root).pathname);

/** Facts with a fixed set of values. Terms copy the policy, so that some facts are changed twice. */
const others: Readonly<Record<string, string>> = {
  regular: 'small-business',
  'small-business': 'small-business',
  free: 'by-zone',
  'by-zone': 'by-zone',
  paypal: 'on-request',
  'on-request': 'on-request',
  EUR: 'CHF',
  CHF: 'CHF',
};

/** Changes every text, number and switch of a value; functions stay. */
function changed(value: unknown): unknown {
  if (typeof value === 'string') return others[value] ?? `${value} (neu)`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map(changed);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
}

function changeEveryFact(): void {
  for (const path of factModules) {
    vi.doMock(path, async (original) =>
      Object.fromEntries(Object.entries(Object(await original())).map(([name, value]) => [name, changed(value)])),
    );
  }
}

afterEach(() => {
  for (const path of factModules) vi.doUnmock(path);
  vi.resetModules();
});

const item = {
  position: 0,
  article_id: null,
  title: 'Pflegeset',
  quantity: 2,
  unit_price_cents: 2_490,
  price_lines: [],
  configurator_settings: null,
  withdrawal_excluded: false,
  delivery_min_days: null,
  delivery_max_days: null,
};

const invoice: InvoiceFacts = {
  kind: 'invoice',
  number: 'RE-2026-00007',
  invoiceNumber: 'RE-2026-00007',
  issuedAt: new Date('2026-11-21T23:30:00Z'),
  invoiceIssuedAt: new Date('2026-11-21T23:30:00Z'),
  amountCents: 4_980,
  vatCents: 795,
  lines: null,
  reason: 'Naht',
  isClaim: false,
};

/** Writes every document of an order with these stored terms, as the modules are now. */
async function writeAll(terms: unknown): Promise<string[]> {
  vi.resetModules();
  const { termsSchema } = await import('../orders/order-terms.schema.ts');
  const { invoicePdf } = await import('./invoice-pdf.ts');
  const { legalPdf } = await import('./legal-pdf.ts');
  const order: OrderInMail = {
    id: '00000000-0000-4000-8000-000000000001',
    order_id: 'PM-2026-004821',
    idempotency_key: '00000000-0000-4000-8000-000000000000',
    payment_id: 'PAY-1',
    invoice_number: 'RE-2026-00007',
    total_cents: 4_980,
    shipping_cents: 0,
    recipient: {
      firstName: 'Greta',
      lastName: 'Gast',
      email: 'greta@example.de',
      street: 'Musterweg 5',
      city: 'Berlin',
      postalCode: '10115',
      country: 'Deutschland',
    },
    terms: termsSchema.parse(terms),
    status: 'completed',
    order_items: [item],
  };
  const lines = { items: [{ position: 0, quantity: 1 }], shippingCents: 0 };
  const pdfs = await Promise.all([
    invoicePdf(order, invoice),
    invoicePdf(order, { ...invoice, kind: 'cancellation' }),
    invoicePdf(order, { ...invoice, kind: 'correction', amountCents: 2_000, vatCents: 319 }),
    invoicePdf(order, { ...invoice, kind: 'correction', amountCents: 2_490, vatCents: 398, lines }),
    legalPdf('agb', order.terms, 'http://localhost:3000'),
    legalPdf('widerruf', order.terms, 'http://localhost:3000'),
  ]);
  return pdfs.map((pdf) => Buffer.from(pdf).toString('base64'));
}

/** The terms that place-order stores today, as JSON. */
async function storedToday(): Promise<unknown> {
  vi.resetModules();
  const { termsOfToday } = await import('../orders/order-terms.schema.ts');
  return JSON.parse(JSON.stringify(termsOfToday({ agb: '2026-11-26', widerruf: '2026-11-01' })));
}

it.each([
  ['that stores its facts', storedToday],
  ['from before facts were stored', async () => ({})],
])('The documents of an order %s are the same bytes after every fact of the shop has changed', async (_, termsOf) => {
  const terms = await termsOf();
  const before = await writeAll(terms);
  changeEveryFact();
  expect(await writeAll(terms)).toEqual(before);
});

it('Every document of an order that is placed after the change differs', async () => {
  const before = await writeAll(await storedToday());
  changeEveryFact();
  const after = await writeAll(await storedToday());
  for (const [index, document] of before.entries()) expect(after[index]).not.toBe(document);
});

it('The rate in SQL of orders without facts is that of the first facts', async () => {
  const { firstFacts } = await import('../../../legal/index.ts');
  const { readSupabaseFile } = await import('../../../tests/setup/apply-sql.ts');
  const sql = await readSupabaseFile('migrations/20261125104500_order_documents.sql');
  expect(sql).toContain(`'{facts,vatPercent}')::numeric, ${firstFacts.vatPercent})`);
});
