import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growthOf, mostGrowth } from '../../../scripts/hostile-input/growth-of.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';
import { one, SAVE, type Saved, smallTemplate } from '../setup/example-templates.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** Processor time of a session's process in milliseconds, where the system reports it, otherwise the time of day. */
async function clockOf(session: Session): Promise<() => number> {
  const file = `/proc/${await session.value('select pg_backend_pid()')}/schedstat`;
  return existsSync(file) ? () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : () => performance.now();
}

/** A template whose fields refer to each other by id. */
function templateOf(count: number, more: (index: number) => object = () => ({})) {
  const template = smallTemplate();
  const [group] = template.sections[0]?.groups ?? [];
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const fields = ids.map((id, index) => ({
    id,
    name: `name_${index}`,
    field_type: 'text',
    label: `Feld ${index}`,
    conditional_display: index === 0 ? null : { field: ids[index - 1], operator: 'equals', value: 's' },
    options: [],
    ...more(index),
  }));
  Object.assign(group ?? {}, { fields });
  return template;
}

const html = (index: number) => ({
  field_type: 'static_text',
  additional_options: { html: `<b>${index}</b><script>` },
});
const translatedHtml = (languages: number) => ({
  translations: Object.fromEntries(
    Array.from({ length: languages }, (_, index) => [
      `l${index}`,
      { 'additional_options.html': { text: '<b>x</b><script>', of: '<b>y</b>' } },
    ]),
  ),
});

/** Functions of the database that read texts from outside, with inputs of any length, and the length tried. */
const readers: readonly [name: string, call: string, input: (size: number) => unknown, size: number][] = [
  ['clean_html of stray brackets', 'private.clean_html($1)', (size) => '<'.repeat(size), 10_000],
  ['clean_html of open tags', 'private.clean_html($1)', (size) => '<a '.repeat(size), 5_000],
  ['clean_html of quotes that do not end', 'private.clean_html($1)', (size) => `<a "'`.repeat(size), 5_000],
  ['clean_html of comments that do not end', 'private.clean_html($1)', (size) => '<!--'.repeat(size), 5_000],
  ['clean_html of closed tags', 'private.clean_html($1)', (size) => '<b></b>'.repeat(size), 5_000],
  ['clean_html of attributes', 'private.clean_html($1)', (size) => `<a${' title="x"'.repeat(size)}>`, 5_000],
  ['clean_html of spaces in a tag', 'private.clean_html($1)', (size) => `<a${' '.repeat(size)}>`, 50_000],
  [
    'clean_template of many fields with html',
    'private.clean_template($1::jsonb)',
    (size) => JSON.stringify(templateOf(size, html)),
    250,
  ],
  [
    'clean_template of many translations with html',
    'private.clean_template($1::jsonb)',
    (size) => JSON.stringify(templateOf(1, () => translatedHtml(size))),
    500,
  ],
  [
    'check_part_ids of many parts',
    'private.check_part_ids($1::jsonb, gen_random_uuid())',
    (size) => JSON.stringify(templateOf(size)),
    250,
  ],
  ['search_words of one word', 'private.search_words($1)', (size) => 'ae'.repeat(size), 50_000],
  ['search_words of spaces', 'private.search_words($1)', (size) => ' '.repeat(size), 50_000],
  ['sort_key of accents', 'private.sort_key($1)', (size) => 'é'.repeat(size), 50_000],
  ['network_of brackets', 'private.network_of($1)', (size) => '['.repeat(size), 50_000],
  ['network_of digits', 'private.network_of($1)', (size) => '1.'.repeat(size), 50_000],
  [
    'is_allowed_embed of an endless host',
    'private.is_allowed_embed($1)',
    (size) => `https://${'a.'.repeat(size)}`,
    50_000,
  ],
];

describe('the time for a hostile text', () => {
  it.each(readers)('The time for a hostile text of %s grows in proportion to its length', (_, call, input, size) =>
    database.trial(async ({ owner }) => {
      const read = (text: unknown) => owner.query(`select ${call}`, [text]);
      expect(await growthOf(size, input, read, await clockOf(owner))).toBeLessThan(mostGrowth);
    }),
  );

  it('The time of the first save of a template grows in proportion to its fields', () =>
    database.trial(async ({ as, owner }) => {
      const save = (template: object) => one<Saved>(as('admin'), SAVE, [template, null]);
      expect(await growthOf(250, (size) => templateOf(size), save, await clockOf(owner))).toBeLessThan(mostGrowth);
    }));
});
