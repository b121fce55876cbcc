import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PlaceOrderReply } from '../../contracts/index.ts';
import { anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';

let backend: TestBackend;
let tokens: { anna: string; ben: string; admin: string };
let paid: PlaceOrderReply;
let unpaid: PlaceOrderReply;

beforeAll(async () => {
  backend = await testBackend();
  tokens = {
    anna: await backend.signIn('anna@example.de'),
    ben: await backend.signIn('ben@example.de'),
    admin: await backend.signIn('admin@example.de'),
  };
  paid = await backend.place(anOrder({ guestInfo: null }), tokens.anna);
  unpaid = await backend.place(anOrder());
  await backend.decide(paid.paypalOrderId, 'approve');
  await backend.capture(paid.paypalOrderId);
  const confirmed = `Bestellbestätigung ${paid.orderId}`;
  await vi.waitFor(
    async () => {
      const subjects = (await backend.mails()).map(({ subject }) => subject);
      if (!subjects.includes(confirmed)) throw new Error(`No mail '${confirmed}' yet`);
    },
    { timeout: 60_000 },
  );
});
afterAll(() => backend.close());

async function fetchPdf(body: object, token = backend.keys.publishable) {
  const reply = await fetch(`${backend.url}/functions/v1/order-document`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, apikey: backend.keys.publishable },
    body: JSON.stringify(body),
  });
  return { status: reply.status, headers: reply.headers, bytes: new Uint8Array(await reply.arrayBuffer()) };
}

async function read(bytes: Uint8Array) {
  const document = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(document, { mergePages: true });
  const page = await document.getPage(1);
  return { text, tree: JSON.stringify(await page.getStructTree()), document };
}

it('[BEY-29] The invoice is a tagged PDF with real text, its number and the tax in it', async () => {
  const reply = await fetchPdf({ order: paid.orderId, kind: 'invoice' }, tokens.anna);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toMatch(/filename="Rechnung-RE-\d{4}-\d{5}\.pdf"/);
  const { text, tree, document } = await read(reply.bytes);
  expect(text).toMatch(/Rechnung RE-\d{4}-\d{5}/);
  expect(text).toContain(paid.orderId);
  expect(text).toMatch(/Nettobetrag\s*20,92\s€/);
  expect(text).toMatch(/Enthaltene Umsatzsteuer 19 %\s*3,98\s€/);
  expect(text).toMatch(/Gesamtbetrag\s*24,90\s€/);
  for (const role of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`);
  expect((await document.getMetadata()).info).toMatchObject({ Language: 'de-DE' });
  expect(Buffer.from(reply.bytes).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

it('[BEY-29] The invoice is immutable: each copy has the bytes of the stored digest', async () => {
  const [first, second] = await Promise.all([
    fetchPdf({ order: paid.orderId, kind: 'invoice' }, tokens.anna),
    fetchPdf({ order: paid.orderId, kind: 'invoice' }, tokens.admin),
  ]);
  expect(first.bytes).toEqual(second.bytes);
  const { data } = await backend.deps.database
    .from('order_documents')
    .select('sha256')
    .eq('order_id', paid.orderDbId)
    .single();
  expect(createHash('sha256').update(first.bytes).digest('hex')).toBe(data?.sha256);
});

it('A stranger is refused the invoice as an unknown order is', async () => {
  const refusal = { status: 404, body: { error: { code: 'order_not_found' } } };
  const ask = (order: string, token?: string) => backend.call('order-document', { order, kind: 'invoice' }, token);
  expect(await ask('PM-2026-000000')).toMatchObject(refusal);
  for (const token of [tokens.ben, backend.keys.publishable]) {
    expect(await ask(paid.orderId, token)).toMatchObject(refusal);
  }
});

it('The invoice is returned with the token of the link', async () => {
  const { orderId: order, accessToken } = paid;
  expect((await fetchPdf({ order, accessToken, kind: 'invoice' })).status).toBe(200);
});

it('[BEY-12] An unpaid order has no invoice, and a paid one no cancellation', async () => {
  const { orderId: order, accessToken } = unpaid;
  const none = await backend.call('order-document', { order, accessToken, kind: 'invoice' });
  expect(none).toMatchObject({ status: 404, body: { error: { code: 'document_not_found' } } });
  expect((await fetchPdf({ order: paid.orderId, kind: 'cancellation' }, tokens.anna)).status).toBe(404);
});

it.each([
  ['agb', 'Allgemeine Geschäftsbedingungen'],
  ['widerruf', 'Muster-Widerrufsformular'],
])('[BEY-27] The text version of the order is served: %s', async (kind, words) => {
  const { orderId: order, accessToken } = unpaid;
  const reply = await fetchPdf({ order, accessToken, kind });
  expect((await read(reply.bytes)).text).toContain(words);
});

it('[BEY-26] Acknowledgement and confirmation attach terms and withdrawal notice, the latter also the invoice', async () => {
  const mails = await backend.mails();
  const filesOf = (subject: string) =>
    mails.find((mail) => mail.subject === subject)?.attachments.map(({ fileName }) => fileName);
  expect(filesOf(`Ihre Bestellung ${paid.orderId} ist eingegangen`)).toEqual(['AGB.pdf', 'Widerrufsbelehrung.pdf']);
  expect(filesOf(`Bestellbestätigung ${paid.orderId}`)).toEqual([
    expect.stringMatching(/^Rechnung-RE-.*\.pdf$/),
    'AGB.pdf',
    'Widerrufsbelehrung.pdf',
  ]);
});
