import { describe, expect, it } from 'vitest';
import { paymentWordSchema } from '../../contracts/index.ts';
import { migrationNames, readSupabaseFile } from '../setup/apply-sql.ts';

const names = await migrationNames();
const files = await Promise.all(
  names.map(async (name) => ({ name, sql: await readSupabaseFile(`migrations/${name}`) })),
);

/** Prefixes of statements that create a named object. */
const definitions = [
  /^create (?:or replace )?function [\w.]+/gm,
  /^create (?:or replace )?view [\w.]+/gm,
  /^create table [\w.]+/gm,
  /^create (?:unique )?index \w+/gm,
  /^create policy "[^"]+" on [\w.]+/gm,
  /^create trigger \w+[^;]*? on [\w.]+/gm,
];

/** Statements that change an object after its definition. */
const change = /^(?:create or replace|drop|delete|update) .*|^alter table (?!\S+ enable row level security;$).*/gm;

describe('migrations', () => {
  it('Migrations are named by time and subject, with unique times', () => {
    for (const name of names) expect(name).toMatch(/^\d{14}_[a-z_]+\.sql$/);
    expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
  });

  it('Migrations define each object once', () => {
    const objects = files.flatMap(({ sql }) =>
      definitions.flatMap((definition) =>
        [...sql.matchAll(definition)].map(([start]) =>
          start.replace(' or replace', '').replace(/^(create trigger \w+).* on /s, '$1 on '),
        ),
      ),
    );
    expect(objects.length).toBeGreaterThan(450);
    expect(objects.filter((object, place) => objects.indexOf(object) !== place)).toEqual([]);
  });

  it.each(files)('Migrations in $name change no object that is already defined', ({ sql }) => {
    expect(sql.match(change)).toBeNull();
  });

  it('Migrations compute what is left of a payment in one place', () => {
    const formula = /amount_cents\s*-\s*(?:\w+\.)?refunded_cents/;
    expect(files.flatMap(({ name, sql }) => (formula.test(sql) ? [name.slice(15)] : []))).toEqual(['payments.sql']);
  });

  it('Migrations name the states of the money as the contract does', () => {
    const view = files.find(({ name }) => name.endsWith('_work_on_orders.sql'))?.sql ?? '';
    const words = /\(\s*select case([\s\S]*?)\) as payment_word/.exec(view)?.[1] ?? '';
    const named = [...words.matchAll(/(?:then|else) '(\w+)'/g)].map(([, word]) => word);
    expect(named).toEqual(paymentWordSchema.options);
  });

  it('Migrations explain their subject in the first line', () => {
    for (const { name, sql } of files) expect([name, sql.slice(0, 3)]).toEqual([name, '-- ']);
  });
});
