import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** Sets the headers of the following requests. */
async function comeFrom({ owner }: Trial, headers: Record<string, string>): Promise<void> {
  await owner.query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
}

async function contact({ as }: Trial): Promise<string> {
  const request = {
    type: 'contact',
    name: 'Greta',
    email: `${crypto.randomUUID()}@example.de`,
    subject: 'Frage',
    message: 'Guten Tag',
    privacyAccepted: true,
  };
  try {
    await as('visitor').query('select public.submit_contact_request($1)', [request]);
    return 'taken';
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

describe('visitors', () => {
  it('[BEY-38] Visitors can send five requests with any e-mail address, then one a minute', () =>
    database.trial(async (trial) => {
      await comeFrom(trial, { 'x-forwarded-for': 'made up, 203.0.113.7' });
      for (let count = 1; count <= 5; count++) expect(await contact(trial)).toBe('taken');
      await comeFrom(trial, { 'x-forwarded-for': 'another one, 203.0.113.7' });
      expect(await contact(trial)).toBe('rate_limited');
      await trial.owner.query(
        `update public.rate_limits set blocked_until = blocked_until - interval '1 minute' where action = 'contact'`,
      );
      expect(await contact(trial)).toBe('taken');
      expect(await contact(trial)).toBe('rate_limited');
      await comeFrom(trial, { 'x-forwarded-for': '203.0.113.8' });
      expect(await contact(trial)).toBe('taken');
    }));

  it('[BEY-38] Visitors are recognized by another header only if the database names it', () =>
    database.trial(async (trial) => {
      const forged = (address: string) =>
        comeFrom(trial, { 'cf-connecting-ip': address, 'x-real-ip': address, 'x-forwarded-for': '203.0.113.7' });
      for (let count = 1; count <= 6; count++) {
        await forged(`192.0.2.${count}`);
        expect(await contact(trial)).toBe(count <= 5 ? 'taken' : 'rate_limited');
      }
      await trial.owner.query(`insert into private.address_header (name) values ('cf-connecting-ip')`);
      expect(await contact(trial)).toBe('taken');
      // Without the named header the caller is unknown, not a network of their choice.
      await comeFrom(trial, { 'x-forwarded-for': '192.0.2.9' });
      expect(await trial.owner.value(`select private.visitor_address('{"x-forwarded-for": "192.0.2.9"}')`)).toBeNull();
    }));

  it('[BEY-38] Visitors are distinguished if the shop that forwards their forms sends its key', () =>
    database.trial(async (trial) => {
      await trial.owner.query('insert into private.shop_keys (digest) values ($1)', [
        createHash('sha256').update('key of the shop').digest('hex'),
      ]);
      const passedOn = (address: string, key: string) =>
        comeFrom(trial, { 'x-shop-key': key, 'x-visitor-address': address, 'x-forwarded-for': '198.51.100.1' });
      for (let visitor = 1; visitor <= 8; visitor++) {
        await passedOn(`203.0.113.${visitor}`, 'key of the shop');
        expect(await contact(trial)).toBe('taken');
      }
      for (let count = 2; count <= 5; count++) expect(await contact(trial)).toBe('taken');
      expect(await contact(trial)).toBe('rate_limited');
      // Without the key a forged address is ignored and the caller's own is used.
      for (let count = 1; count <= 6; count++) {
        await passedOn(`192.0.2.${count}`, 'a guess');
        expect(await contact(trial)).toBe(count <= 5 ? 'taken' : 'rate_limited');
      }
    }));

  it('Visitors are not limited without a known address, and no address is stored', () =>
    database.trial(async (trial) => {
      for (let count = 1; count <= 8; count++) expect(await contact(trial)).toBe('taken');
      await comeFrom(trial, { 'x-forwarded-for': '203.0.113.7' });
      await contact(trial);
      const stored = await trial.owner.query('select * from public.rate_limits');
      expect(stored.length).toBeGreaterThan(0);
      expect(JSON.stringify(stored)).not.toContain('203.0');
    }));
});
