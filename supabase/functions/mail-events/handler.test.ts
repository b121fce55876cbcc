import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outgoingMailSchema } from '../../contracts/index.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { httpMailTransport } from '../_shared/mails/mail-transport.ts';
import { sweep } from '../_shared/maintenance/sweep.ts';
import { signMailEvent } from '../_shared/testing/sign-mail-event.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

interface Sending {
  body: string;
  headers: Record<string, string>;
}

const signed = (event: object, time?: number): Sending =>
  signMailEvent(event, backend.deps.env.mailWebhookSecret, time);

const send = ({ body, headers }: Sending) =>
  fetch(`${backend.url}/functions/v1/mail-events`, { method: 'POST', body, headers });

async function sentMail() {
  // A new address each time, because only its first unpaid orders get a mail.
  const guestInfo = { ...aGuest, email: `${crypto.randomUUID()}@example.de` };
  const { orderDbId } = await backend.place(anOrder({ guestInfo }));
  await sweep(backend.deps, { olderThan: '0 seconds' });
  const read = async () => {
    const { data } = await backend.deps.database.from('outgoing_mails').select('*').eq('order_db_id', orderDbId);
    return outgoingMailSchema.parse(data?.[0]);
  };
  await expect.poll(async () => (await read()).status).toBe('sent');
  return { read, id: (await read()).id };
}

/** Calls the Data API as an admin. */
async function asAdmin(path: string, init: RequestInit = {}) {
  const headers = {
    authorization: `Bearer ${await backend.signIn('admin@example.de')}`,
    apikey: backend.keys.publishable,
    'content-type': 'application/json',
  };
  const reply = await fetch(`${backend.url}/rest/v1/${path}`, { ...init, headers });
  expect(reply.status).toBe(200);
  return reply.json();
}

const bounceOf = (mail: string) => ({
  type: 'email.bounced',
  data: {
    tags: { mail },
    to: ['greta@example.de'],
    bounce: { type: 'Permanent', message: 'greta@example.de unknown' },
  },
});

describe('an undelivered mail', () => {
  it('[BEY-15] An undelivered mail is shown to admins without the recipient and resent on request', async () => {
    const { read, id } = await sentMail();
    expect((await send(signed(bounceOf(id)))).status).toBe(200);
    expect(await read()).toMatchObject({
      status: 'dead',
      has_failed: true,
      last_error: 'email.bounced, Permanent',
      sent_at: expect.any(String),
    });
    expect((await send(signed(bounceOf(id)))).status).toBe(200);
    const listed = await asAdmin(`outgoing_mails?has_failed=is.true&id=eq.${id}`);
    expect(listed).toMatchObject([{ id, last_error: 'email.bounced, Permanent' }]);

    const { order_id: orderId } = await read();
    const mails = async () => (await backend.mails()).filter(({ subject }) => subject.includes(String(orderId)));
    expect(await mails()).toHaveLength(1);
    const resent = await asAdmin('rpc/resend_mail', { method: 'POST', body: JSON.stringify({ p_id: id }) });
    expect(resent).not.toBe(id);
    await sweep(backend.deps, { olderThan: '0 seconds' });
    expect(await mails()).toHaveLength(2);
  });

  it('[BEY-15] An undelivered mail needs no attention once a copy is queued, even if the bounce is repeated', async () => {
    const { id } = await sentMail();
    await send(signed(bounceOf(id)));
    const alarms = async () => (await backend.deps.database.rpc('raise_alarms').throwOnError()).data;
    await alarms();
    const copyId = await asAdmin('rpc/resend_mail', { method: 'POST', body: JSON.stringify({ p_id: id }) });
    await send(signed(bounceOf(id)));
    expect(await alarms()).toBe(0);
    const mail = (mailId: string) => asAdmin(`outgoing_mails?id=eq.${mailId}`);
    expect(await mail(id)).toMatchObject([
      { status: 'sent', has_failed: false, last_error: 'email.bounced, Permanent', sent_at: expect.any(String) },
    ]);

    await sweep(backend.deps, { olderThan: '0 seconds' });
    await expect.poll(async () => (await mail(copyId))[0].status).toBe('sent');
    const alarm = (await backend.mails()).find(({ subject }) => subject === 'Bitte prüfen: ein Vorgang hängt');
    expect(alarm?.text).toContain('Eine E-Mail ließ sich nicht zustellen.');
    await send(signed(bounceOf(copyId)));
    expect(await mail(copyId)).toMatchObject([{ status: 'dead', has_failed: true }]);
    expect(await alarms()).toBe(1);
  });

  it('Other mails and successful deliveries are ignored', async () => {
    const { read, id } = await sentMail();
    for (const event of [bounceOf(crypto.randomUUID()), { ...bounceOf(id), type: 'email.delivered' }]) {
      expect((await send(signed(event))).status).toBe(200);
    }
    expect(await read()).toMatchObject({ status: 'sent', has_failed: false });
  });

  it('A report is accepted from the provider only: signed, complete and recent', async () => {
    const { read, id } = await sentMail();
    const event = signed(bounceOf(id));
    for (const forged of [
      { ...event, headers: {} },
      { ...event, headers: { ...event.headers, 'svix-signature': 'v1,Zm9yZ2Vk' } },
      { ...event, body: event.body.replace('Permanent', 'Transient') },
      signed(bounceOf(id), Math.floor(Date.now() / 1000) - 3_600),
    ]) {
      expect((await send(forged)).status).toBe(400);
    }
    expect(await read()).toMatchObject({ status: 'sent' });
  });
});

it('[BEY-15] A mail is sent to the provider with its id as idempotency key and tag', async () => {
  const post = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  const transport = httpMailTransport({ url: 'https://mail.example/emails', apiKey: 'key', from: 'shop@example.de' });
  await transport.send(
    { to: 'greta@example.de', subject: 'S', text: 'T', html: '<p>T</p>', attachments: [] },
    'mail-id',
  );
  const [, init] = post.mock.calls[0] ?? [];
  post.mockRestore();
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('mail-id');
  expect(JSON.parse(String(init?.body))).toMatchObject({ tags: [{ name: 'mail', value: 'mail-id' }] });
});
