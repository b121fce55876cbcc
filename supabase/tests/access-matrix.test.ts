import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessRules, type Reach, type TableRule } from './access-rules.ts';
import { type ActorName, actors } from './actors.ts';
import { type Database, openDatabase, type Session, type Trial } from './database.ts';
import { placeOrder, placeOrderOfAnna, settle } from './example-orders.ts';

const commands = ['select', 'insert', 'update', 'delete'] as const;
type Command = (typeof commands)[number];

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
  await database.prepare(fillTables);
}, 60_000);
afterAll(() => database.close());

/** At least one row in every table: one of Anna's, one of somebody else's where rows have owners. */
async function fillTables({ owner, as }: Trial): Promise<void> {
  const service = as('service');
  const ofAnna = await placeOrderOfAnna(service);
  await settle(service, ofAnna, { outcome: 'verified' });
  const ofGuest = await placeOrder(service, { tokenHash: 'a'.repeat(64) });
  await settle(service, ofGuest, { outcome: 'captured', paymentId: 'PAY-2' });
  const ofBen = await placeOrder(service, { key: crypto.randomUUID(), userId: actors.ben.userId });
  await settle(service, ofBen, { outcome: 'captured', paymentId: 'PAY-3' });
  await service.query(`select public.record_webhook_event('event-1', 'PAYMENT.CAPTURE.COMPLETED', '{}')`);
  await as('visitor').query('select public.submit_contact_request($1)', [
    { type: 'contact', name: 'A', email: 'a@example.de', subject: 'S', message: 'M', privacyAccepted: true },
  ]);
  await as('visitor').query('select public.submit_withdrawal($1)', [
    { name: 'A', orderNumber: 'PM-2026-000000', email: 'a@example.de' },
  ]);
  await as('admin').query(`update public.orders set visual_status = 'In Bearbeitung' where id = $1`, [ofAnna.id]);
  await as('admin').query(`insert into public.order_notes (order_id, text) values ($1, 'Stoff fehlt')`, [ofAnna.id]);
  await service.query(`select public.request_refund(gen_random_uuid(), $1, 'PAY-1', 100, 0, '', $2)`, [
    ofAnna.id,
    actors.admin.userId,
  ]);
  await service.query('insert into public.order_checks (order_id, asked_at) values ($1, now())', [ofAnna.id]);
  await service.query(`select public.count_attempt('login', $1, '[]', '1 hour', now())`, [['b'.repeat(64)]]);
  await owner.query(`insert into public.file_removals (file_url) values ('/old.webp')`);
  // A paused article with a picture, to be hidden with it.
  await owner.query(
    `insert into public.article_images (article_id, image_url) select id, '/paused.webp' from public.articles where is_paused`,
  );
}

function reachOf(rule: TableRule, command: Command, actor: ActorName): Reach {
  if (actor === 'service') {
    return (command === 'update' || command === 'delete') && rule.isFrozen?.includes(command) ? 'none' : 'all';
  }
  return rule[command][actor === 'visitor' || actor === 'admin' ? actor : 'customer'];
}

function conditionOf(rule: TableRule, reach: Reach, actor: ActorName): string {
  if (reach === 'all') return 'true';
  const condition = reach === 'none' ? 'false' : rule[reach];
  if (condition === undefined) throw new Error(`the rule says ${reach}, but not which rows these are`);
  return condition.replaceAll('$user', `'${actors[actor].userId}'::uuid`);
}

async function columnsOf(owner: Session, table: string): Promise<string[]> {
  const rows = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => `"${name}"`);
}

/**
 * How many rows a command reaches. The commands read no column, so that only their own policies count. Row security is checked before keys and foreign keys, so a refusal for those
 * (class 23, or a rule of our own) means that the policy let the command pass: it counts as reaching every row meant.
 */
async function rowsReached(trial: Trial, actor: ActorName, sql: string, meant: number, parameters: unknown[] = []) {
  try {
    return await trial.as(actor).affected(sql, parameters);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code === '42501') return 0;
    if (code.startsWith('23') || code.startsWith('PT')) return meant;
    throw cause;
  }
}

async function checkCell(trial: Trial, table: string, rule: TableRule, command: Command, actor: ActorName) {
  const reach = reachOf(rule, command, actor);
  const condition = conditionOf(rule, reach, actor);
  const { owner } = trial;
  const meant = Number(await owner.value(`select count(*) from public.${table} where ${condition}`));
  if (reach !== 'none') expect(meant, `${table} needs a row for this cell`).toBeGreaterThan(0);
  if (command === 'select') {
    const seen = await trial.as(actor).value(`select count(*) from public.${table} where ${condition}`);
    const all = await trial.as(actor).value(`select count(*) from public.${table}`);
    expect([Number(seen), Number(all)]).toEqual([meant, meant]);
    return;
  }
  const [columns, [anyRow]] = [
    await columnsOf(owner, table),
    await owner.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from public.${table} t limit 1`),
  ];
  const published = table === 'template_versions' && command === 'insert' ? { published_by: actors[actor].userId } : {};
  const row = { ...anyRow?.row, ...published };
  const last = columns.at(-1);
  const given = `jsonb_populate_record(null::public.${table}, $1)`;
  const sql = {
    insert: `insert into public.${table} (${columns}) overriding system value select ${columns} from ${given}`,
    update: `update public.${table} set ${last} = (${given}).${last}`,
    delete: `delete from public.${table}`,
  }[command];
  const meantRows = command === 'insert' ? (reach === 'none' ? 0 : 1) : meant;
  expect(await rowsReached(trial, actor, sql, meantRows, command === 'delete' ? [] : [row])).toBe(meantRows);
}

describe('access matrix', () => {
  it('[BEY-31] knows every table of the public schema', async () => {
    const tables = await database.trial(({ owner }) =>
      owner.query<{ name: string }>(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
      ),
    );
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(accessRules).sort());
  });

  for (const [table, rule] of Object.entries(accessRules)) {
    for (const command of commands) {
      it(`[BEY-31] ${command} on ${table} reaches what the rules say, for every caller`, async () => {
        for (const actor of ['visitor', 'anna', 'ben', 'admin', 'service'] as const) {
          await database.trial((trial) => checkCell(trial, table, rule, command, actor));
        }
      });
    }
  }
});
