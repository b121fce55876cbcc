import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const SEND = 'select public.submit_contact_request($1)';
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const contact = {
  type: 'contact',
  name: 'Greta Gast',
  email: 'greta@example.de',
  phone: '',
  subject: 'Frage',
  message: 'Passt der Mantel auch einem Windhund?',
  privacyAccepted: true,
};
const appointment = {
  type: 'appointment',
  name: 'Greta Gast',
  email: 'greta@example.de',
  preferredDate: daysAhead(7),
  preferredTime: 'morning',
  dogBreed: 'Windhund',
  privacyAccepted: true,
};

describe('contact requests', () => {
  it('[CONTACT-06] A contact request is stored, and a mail to the shop', () =>
    database.trial(async ({ owner, as }) => {
      await as('visitor').query(SEND, [contact]);
      expect(
        await owner.query('select type, name, email, phone, subject, message from public.contact_requests'),
      ).toEqual([
        {
          type: 'contact',
          name: contact.name,
          email: contact.email,
          phone: null,
          subject: 'Frage',
          message: contact.message,
        },
      ]);
      expect(await owner.value(`select recipient from public.email_outbox where template = 'contact_request'`)).toBe(
        'shop',
      );
    }));

  it('[CONTACT-12] An appointment request without message is stored', () =>
    database.trial(async ({ owner, as }) => {
      await as('anna').query(SEND, [appointment]);
      expect(await owner.query('select type, preferred_time, dog_breed, message from public.contact_requests')).toEqual(
        [{ type: 'appointment', preferred_time: 'morning', dog_breed: 'Windhund', message: null }],
      );
    }));

  it.each([
    ['[CONTACT-10] without privacy acceptance', { ...contact, privacyAccepted: false }],
    ['[CONTACT-11] without subject', { ...contact, subject: ' ' }],
    ['[CONTACT-11] without message', { ...contact, message: undefined }],
    ['[CONTACT-12] without breed', { ...appointment, dogBreed: '' }],
    ['[CONTACT-12] without time', { ...appointment, preferredTime: '' }],
    ['[CONTACT-13] for yesterday', { ...appointment, preferredDate: daysAhead(-1) }],
    ['[CONTACT-07] for the night', { ...appointment, preferredTime: 'night' }],
    ['with a wrong e-mail', { ...contact, email: 'greta' }],
  ])('A contact request is not stored %s', (_why, request) =>
    database.trial(async ({ owner, as }) => {
      expect((await as('visitor').failure(SEND, [request])).code).toBe('PT422');
      expect(await owner.value('select count(*) from public.contact_requests')).toBe(0);
    }),
  );
});

describe('withdrawals', () => {
  it('[BEY-21] A withdrawal is stored with its receipt, the same for an order that does not exist', () =>
    database.trial(async ({ owner, as }) => {
      const reply = await as('visitor').value('select public.submit_withdrawal($1)', [
        { name: 'Greta Gast', orderNumber: 'gibt es nicht', email: 'greta@example.de' },
      ]);
      expect(reply).toMatchObject({ id: expect.any(String), receivedAt: expect.any(String) });
      const mails = await owner.query(
        `select template, recipient from public.email_outbox where template like 'withdrawal%' order by 1`,
      );
      expect(mails).toEqual([
        { template: 'withdrawal_notice', recipient: 'shop' },
        { template: 'withdrawal_receipt', recipient: 'greta@example.de' },
      ]);
    }));
});

describe('the content of a withdrawal', () => {
  const orders = { real: 'PM-2026-310482', unknown: 'PM-0000-000000' };

  it.each(['visitor', 'anna'] as const)(
    '[BEY-21] A withdrawal %s gets the same reply and mails at once, whether the order exists or not',
    (actor) =>
      database.trial(async ({ owner, as }) => {
        expect(await owner.value('select count(*)::int from public.orders where order_id = $1', [orders.real])).toBe(1);
        const outcomes = [];
        for (const orderNumber of Object.values(orders)) {
          await owner.query('delete from public.email_outbox');
          const declaration = { name: 'Greta Gast', orderNumber, email: 'greta@example.de' };
          const reply = await as(actor).value('select public.submit_withdrawal($1)', [declaration]);
          const mails = await owner.query(
            `select template, recipient, payload - '{id,orderNumber,receivedAt}'::text[] as words, next_attempt_at <= now() as is_due
             from public.email_outbox order by template`,
          );
          expect(mails).toContainEqual(expect.objectContaining({ template: 'withdrawal_receipt', is_due: true }));
          outcomes.push({ reply: Object.keys(Object(reply)).sort(), mails });
        }
        expect(outcomes[0]).toEqual(outcomes[1]);
        const logged = await owner.query(
          `select order_number from public.withdrawals where email = 'greta@example.de' order by order_number`,
        );
        expect(logged).toEqual([{ order_number: orders.unknown }, { order_number: orders.real }]);
      }),
  );
});

describe('withdrawals without name', () => {
  it('A withdrawal without name is rejected with a code that the page can parse', () =>
    database.trial(async ({ as }) => {
      const failure = await as('visitor').failure('select public.submit_withdrawal($1)', [
        { name: ' ', orderNumber: 'PM-2026-000000', email: 'greta@example.de' },
      ]);
      expect(failure).toMatchObject({ message: 'invalid_request', code: 'PT422' });
    }));
});

describe('outbox', () => {
  it('[BEY-15] A mail is returned once, and again if its sender did not finish', () =>
    database.trial(async ({ owner, as }) => {
      await owner.query('delete from public.email_outbox');
      await as('visitor').query(SEND, [contact]);
      const claim = 'select id from public.claim_outbox_mails()';
      const [mail] = await as('service').query(claim);
      expect(await as('service').query(claim)).toEqual([]);
      await owner.query(`update public.email_outbox set next_attempt_at = now() - interval '1 second'`);
      expect(await as('service').query(claim)).toEqual([mail]);
      await as('service').query('select public.finish_outbox_mail($1)', [mail?.id]);
      await owner.query(`update public.email_outbox set next_attempt_at = now() - interval '1 second'`);
      expect(await as('service').query(claim)).toEqual([]);
      expect(await owner.query('select status, attempts from public.email_outbox')).toEqual([
        { status: 'sent', attempts: 2 },
      ]);
    }));

  it('[BEY-15] A mail is retried eight times with growing delays, then marked as dead', () =>
    database.trial(async ({ owner, as }) => {
      await owner.query('delete from public.email_outbox');
      await as('visitor').query(SEND, [contact]);
      const waits: number[] = [];
      for (let attempt = 1; attempt <= 8; attempt += 1) {
        await owner.query('update public.email_outbox set next_attempt_at = now()');
        const [mail] = await as('service').query('select id from public.claim_outbox_mails()');
        await as('service').query(`select public.finish_outbox_mail($1, 'unreachable')`, [mail?.id]);
        waits.push(
          Number(await owner.value('select extract(epoch from next_attempt_at - now()) from public.email_outbox')),
        );
      }
      expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3840, 7200]);
      expect(await as('admin').query('select status, last_error from public.email_outbox')).toEqual([
        { status: 'dead', last_error: 'unreachable' },
      ]);
    }));
});
