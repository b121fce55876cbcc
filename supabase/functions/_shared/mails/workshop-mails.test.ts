import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlaceOrderReply } from '../../../contracts/index.ts';
import { anOrder, type TestBackend, testBackend } from '../../../local/testing/test-backend.ts';
import { sweep } from '../maintenance/sweep.ts';

let backend: TestBackend;
let admin: string;
beforeAll(async () => {
  backend = await testBackend();
  admin = await backend.signIn('admin@example.de');
});
afterAll(() => backend.close());

async function change({ orderDbId }: PlaceOrderReply, changes: object): Promise<void> {
  const reply = await fetch(`${backend.url}/rest/v1/rpc/change_order`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin}`,
      apikey: backend.keys.publishable,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ p_order_id: orderDbId, p_revision: null, p_change: changes }),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

async function mailOf({ orderId }: PlaceOrderReply, subject: string) {
  await sweep(backend.deps, { olderThan: '0 seconds' });
  const found = (await backend.mails()).filter((mail) => mail.subject === subject.replace('…', orderId));
  expect(found, subject).toHaveLength(1);
  return found[0];
}

async function paid(): Promise<PlaceOrderReply> {
  const placed = await backend.place(anOrder());
  await backend.decide(placed.paypalOrderId, 'approve');
  await backend.capture(placed.paypalOrderId);
  return placed;
}

describe('mails about the work on an order', () => {
  it('[BEY-15] A mail reports that an order was shipped, with tracking number and tracking page', async () => {
    const placed = await paid();
    await change(placed, { visualStatus: 'Versendet', trackingNumber: ' 0034 & 5 ', trackingCarrier: 'DHL' });
    const mail = await mailOf(placed, 'Ihre Bestellung … ist unterwegs');
    expect(mail?.to).toBe('greta@example.de');
    for (const part of [
      'Guten Tag Greta Gast,',
      'Versand mit: DHL',
      'Sendungsnummer: 0034 & 5',
      'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=0034%20%26%205',
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.html).toContain('0034 &#38; 5');
  });

  it('The mail after a chargeback claims no refund by the shop', async () => {
    const placed = await paid();
    const { paymentId } = await backend.capture(placed.paypalOrderId);
    await backend.deps.database.rpc('settle_payment', {
      p_order_id: placed.orderDbId,
      p_outcome: 'reversed',
      p_paypal_order_id: placed.paypalOrderId,
      p_payment_id: paymentId,
      p_amount_cents: 2_490,
      p_currency: 'EUR',
      p_source: 'webhook',
    });
    await change(placed, { visualStatus: 'Storniert' });
    const text = (await mailOf(placed, 'Ihre Bestellung … ist storniert'))?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Ihre Zahlung ist bereits an Sie zurückgegangen.');
    expect(text).not.toContain('erstattet');
  });

  it('A cancelled order accepts no payment', async () => {
    const order = anOrder();
    const placed = await backend.place(order);
    await backend.decide(placed.paypalOrderId, 'approve');
    await change(placed, { visualStatus: 'Storniert' });
    for (const reply of [
      await backend.call('capture-order', { paypalOrderId: placed.paypalOrderId }),
      await backend.call('place-order', order),
    ]) {
      expect(reply).toMatchObject({ status: 409, body: { error: { code: 'order_closed' } } });
    }
    await sweep(backend.deps, { olderThan: '0 seconds' });
    expect(await backend.deps.paypal.getOrder(placed.paypalOrderId)).toMatchObject({ value: { status: 'APPROVED' } });
  });
});

describe('the confirmation of an order', () => {
  it('[BEY-20] [BEY-26] The confirmation states withdrawal and delivery, with the legal texts only as files', async () => {
    const placed = await paid();
    const mail = await mailOf(placed, 'Bestellbestätigung …');
    expect(mail?.text).toContain('Lieferzeit: ');
    expect(mail?.text).toContain('Widerruf: binnen 14 Tagen möglich');
    expect(mail?.text).toMatch(/Voraussichtliche Lieferung: \d+\./);
    expect(mail?.text).toContain('liegen dieser E-Mail als PDF bei');
    expect(mail?.text).not.toContain('Sie haben das Recht, binnen vierzehn Tagen');
    expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual(
      expect.arrayContaining(['AGB.pdf', 'Widerrufsbelehrung.pdf']),
    );
    expect(mail?.html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  });

  it('[BEY-11] [BEY-19] The confirmation of an order contains the terms at the time of the order, not the current ones', async () => {
    const { database } = backend.deps;
    const rpc = database.rpc.bind(database);
    // The shop was a small business when the order was placed.
    const former = { tax: 'small-business', shipping: { mode: 'by-zone' } };
    let stored: unknown;
    const placing = vi.spyOn(database, 'rpc').mockImplementation((name, parameters) => {
      const { p_terms: terms } = Object(parameters);
      if (name !== 'place_order') return rpc(name, parameters);
      stored = { ...terms, tax: former.tax, facts: { ...terms.facts, ...former } };
      return rpc(name, { ...parameters, p_terms: stored });
    });
    const placed = await backend.place(anOrder());
    placing.mockRestore();
    await backend.decide(placed.paypalOrderId, 'approve');
    await backend.capture(placed.paypalOrderId);
    const { data } = await backend.deps.database.from('orders').select('terms').eq('id', placed.orderDbId).single();
    expect(data?.terms).toEqual(stored);
    expect(data?.terms).toMatchObject({ texts: { agb: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
    const mail = await mailOf(placed, 'Bestellbestätigung …');
    const reply = await fetch(`${backend.url}/functions/v1/order-document`, {
      method: 'POST',
      body: JSON.stringify({ order: placed.orderId, accessToken: placed.accessToken, kind: 'agb' }),
    });
    const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const written of [mail?.text, text]) {
      expect(written).toContain('§ 19 UStG');
      expect(written).not.toContain('gesetzliche Mehrwertsteuer');
      expect(written).not.toContain('Zurzeit ist der Versand kostenlos');
    }
  });
});
