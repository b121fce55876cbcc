import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const victim = 'greta@example.de';
const requests = 150;

/** Sets the address of the following requests. */
async function comeFrom({ owner }: Trial, address: string): Promise<void> {
  await owner.query(`select set_config('request.headers', $1, true)`, [JSON.stringify({ 'x-forwarded-for': address })]);
}

/** Returns the `count`-th address of one /64. */
const rotated = (count: number) => `2001:db8:1:2:${count.toString(16)}::${(count * 7).toString(16)}`;

async function withdraw({ as }: Trial, email: string, orderNumber = 'PM-0000-000000'): Promise<'stored' | string> {
  try {
    await as('visitor').query('select public.submit_withdrawal($1)', [{ name: 'Greta Gast', orderNumber, email }]);
    return 'stored';
  } catch (cause) {
    return String(cause instanceof Error ? cause.message : cause);
  }
}

async function contact({ as }: Trial, email: string): Promise<'stored' | string> {
  try {
    await as('visitor').query('select public.submit_contact_request($1)', [
      { type: 'contact', name: 'Greta', email, subject: 'Frage', message: 'Guten Tag', privacyAccepted: true },
    ]);
    return 'stored';
  } catch (cause) {
    return String(cause instanceof Error ? cause.message : cause);
  }
}

const count = ({ owner }: Trial, sql: string) => owner.value(`select count(*)::int from ${sql}`);

describe('a flood of withdrawals', () => {
  it('[BEY-38] [BEY-21] A flood of withdrawals from one address is stored completely and blocks no other visitor', () =>
    database.trial(async (trial) => {
      await comeFrom(trial, '203.0.113.7');
      for (let index = 1; index <= requests; index++) {
        expect(await withdraw(trial, `flut${index}@example.de`)).toBe('stored');
      }
      await comeFrom(trial, '198.51.100.9');
      expect(await withdraw(trial, victim)).toBe('stored');
      expect(await count(trial, 'public.withdrawals')).toBe(requests + 1);
      const receipts = `public.email_outbox where template = 'withdrawal_receipt'`;
      expect(await count(trial, receipts)).toBe(11);
      expect(await count(trial, `${receipts} and recipient = '${victim}' and next_attempt_at <= now()`)).toBe(1);
      expect(await count(trial, `public.email_outbox where template = 'withdrawal_notice'`)).toBe(60);
    }));

  it('[BEY-38] [BEY-21] A flood with one e-mail sends it five receipts at once, twenty in a day, and stores all', () =>
    database.trial(async (trial) => {
      for (let index = 1; index <= 40; index++) {
        await comeFrom(trial, `203.0.113.${index}`);
        expect(await withdraw(trial, victim)).toBe('stored');
      }
      const receipts = `public.email_outbox where template = 'withdrawal_receipt'`;
      expect(await count(trial, `${receipts} and next_attempt_at <= now()`)).toBe(5);
      expect(await count(trial, receipts)).toBe(20);
      expect(await count(trial, `${receipts} and next_attempt_at <= now() + interval '5 minutes'`)).toBe(20);
      expect(await count(trial, 'public.withdrawals')).toBe(40);
    }));

  it.each([
    ['one network', () => '203.0.113.7'],
    ['many networks', (index: number) => `203.0.113.${index}`],
  ])(
    '[BEY-38] [BEY-21] A flood from %s that names a customer suppresses no first receipt of the orders',
    (_source, addressOf) =>
      database.trial(async (trial) => {
        const email = 'anna@example.de';
        const [guest, own] = await trial.owner.query<{ order_id: string; email: string }>(
          `select order_id, coalesce(u.email, recipient ->> 'email') as email
         from public.orders o left join auth.users u on u.id = o.user_id
         where coalesce(u.email, recipient ->> 'email') = $1 limit 2`,
          [email],
        );
        if (guest === undefined || own === undefined) throw new Error('Anna has no two orders');
        for (let index = 1; index <= 100; index++) {
          await comeFrom(trial, addressOf(index));
          expect(await withdraw(trial, email)).toBe('stored');
        }
        const mails = (template: string, order: string) =>
          count(
            trial,
            `public.email_outbox where template = '${template}' and payload ->> 'orderNumber' = '${order}' and next_attempt_at <= now()`,
          );
        // The customer even shares the network of the attacker, and writes the address differently.
        await comeFrom(trial, addressOf(1));
        for (const { order_id: order } of [guest, own]) {
          expect(await withdraw(trial, ' Anna@Example.de ', order)).toBe('stored');
          expect([await mails('withdrawal_receipt', order), await mails('withdrawal_notice', order)]).toEqual([1, 1]);
        }
        // A repeated declaration is limited as any other, and so is one from a foreign address.
        expect(await withdraw(trial, email, own.order_id)).toBe('stored');
        expect(await mails('withdrawal_receipt', own.order_id)).toBe(1);
      }),
  );

  it('[BEY-38] [BEY-21] A flood from one network leaves a customer with a mistyped order number a receipt at once', () =>
    database.trial(async (trial) => {
      await comeFrom(trial, '203.0.113.7');
      for (let index = 1; index <= 100; index++) expect(await withdraw(trial, victim)).toBe('stored');
      await comeFrom(trial, '198.51.100.9');
      expect(await withdraw(trial, victim, 'PM-2026-31048')).toBe('stored');
      expect(
        await count(
          trial,
          `public.email_outbox where template = 'withdrawal_receipt' and payload ->> 'orderNumber' = 'PM-2026-31048' and next_attempt_at <= now()`,
        ),
      ).toBe(1);
    }));

  it('[BEY-38] A stranger who knows the number of an order gets no receipt beyond the limits', () =>
    database.trial(async (trial) => {
      const order = String(await trial.owner.value('select order_id from public.orders limit 1'));
      for (let index = 1; index <= 30; index++) {
        await comeFrom(trial, `203.0.113.${index}`);
        expect(await withdraw(trial, 'stranger@example.com', order)).toBe('stored');
      }
      expect(await count(trial, `public.email_outbox where template = 'withdrawal_receipt'`)).toBe(20);
    }));
});

describe('a flood of contact requests', () => {
  it.each([
    ['one address', () => '203.0.113.7'],
    ['the addresses of one /64', rotated],
  ])('[BEY-38] A flood of contact requests from %s is slowed, and another visitor gets through', (_source, addressOf) =>
    database.trial(async (trial) => {
      const outcomes: string[] = [];
      for (let index = 1; index <= requests; index++) {
        await comeFrom(trial, addressOf(index));
        outcomes.push(await contact(trial, victim));
      }
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(5);
      expect(outcomes.at(-1)).toBe('rate_limited');
      await comeFrom(trial, '2001:db8:1:3::1');
      expect(await contact(trial, victim)).toBe('stored');
    }),
  );

  it('[BEY-38] A flood of requests from many networks is stored, and the shop receives at most sixty mails an hour', () =>
    database.trial(async (trial) => {
      for (let index = 1; index <= 100; index++) {
        await comeFrom(trial, `198.51.100.${index}`);
        expect(await contact(trial, `flut${index}@example.de`)).toBe('stored');
      }
      expect(await count(trial, `public.email_outbox where template = 'contact_request'`)).toBe(60);
      expect(await count(trial, 'public.contact_requests')).toBe(100);
    }));
});

describe('the network of a visitor', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['[2001:DB8:1:2:a::7]:443', '2001:db8:1:2::/64'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['made up', 'made up'],
  ])('[BEY-38] The address %s is counted as %s', (address, network) =>
    database.trial(async ({ owner }) => {
      expect(await owner.value('select private.network_of($1)', [address])).toBe(network);
    }),
  );
});
