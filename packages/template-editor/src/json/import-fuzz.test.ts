import { formatTemplateIssue } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { aTemplate, createRandom, dogBedTemplate, everythingTemplate } from 'configurator-core/testing';
import { expect, test } from 'vitest';
import { perform, startHistory } from '../document/edits/history.ts';
import { countIds } from '../testing/count-ids.ts';
import { exportTemplate, importTemplate } from './json-file.ts';

const RUNS = process.env.FUZZ === 'long' ? 100_000 : 2_000;

const current = aTemplate(dogCoatTemplate);
const texts = [dogCoatTemplate, dogBedTemplate, everythingTemplate].map((json) => exportTemplate(aTemplate(json)));
const hostile = [
  null,
  -1,
  1e308,
  '',
  '__proto__',
  'constructor',
  [],
  {},
  // `JSON.parse` creates an own key `__proto__`; an object literal would set the prototype.
  JSON.parse('{"__proto__": {"polluted": true}}'),
  '<script>alert(1)</script>',
  '9'.repeat(400),
  { logic: { log: 'x' } },
  { all: [{ all: [{ not: null }] }] },
  '(a+)+$',
];

/** Mutates one place of a JSON value: replaces a value, extends a list, or removes or renames a key. */
function mutate(json: unknown, random: () => number): unknown {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  if (typeof json !== 'object' || json === null || random() < 0.06) return pick(hostile);
  if (Array.isArray(json)) {
    if (json.length === 0 || random() < 0.1) return [...json, pick(hostile)];
    if (random() < 0.1) return [...json, json[0]];
    const at = Math.floor(random() * json.length);
    return json.map((entry, index) => (index === at ? mutate(entry, random) : entry));
  }
  const entries = Object.entries(json);
  const at = Math.floor(random() * entries.length);
  const kind = random();
  return Object.fromEntries(
    entries.flatMap(([key, value], index) => {
      if (index !== at) return [[key, value]];
      if (kind < 0.08) return [];
      if (kind < 0.14) return [[pick(['__proto__', 'constructor', 'x'.repeat(50), '_metadata']), value]];
      return [[key, mutate(value, random)]];
    }),
  );
}

/** Corrupts a text like a broken file. */
function damage(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  if (random() < 0.5) return text.slice(0, at);
  return `${text.slice(0, at)}${random() < 0.5 ? '{' : '\u0000'}${text.slice(at + 1)}`;
}

test(`[BEY-42] ${RUNS} damaged imports cause no crash, no partial write and no polluted prototype`, () => {
  const random = createRandom(Number(process.env.FUZZ_SEED ?? 1));
  const history = startHistory(current);
  const before = JSON.stringify(current);
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  const parsedOnce = texts.map((text): unknown => JSON.parse(text));
  const seen = { refused: 0, taken: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    const place = run % texts.length;
    let mutated = parsedOnce[place];
    for (let count = 0; count < 1 + Math.floor(random() * 3); count += 1) mutated = mutate(mutated, random);
    const text = run % 10 === 0 ? damage(texts[place] ?? '', random) : JSON.stringify(mutated);
    const read = importTemplate(text, current, countIds());
    if (read.ok) {
      const result = perform(history, { type: 'replace', template: read.value });
      // An imported template survives an export and import unchanged.
      if (result.ok) expect(importTemplate(exportTemplate(result.value.template), current, countIds())).toEqual(read);
      seen.taken += 1;
    } else {
      const issues = read.error.code === 'unreadable' ? read.error.issues : null;
      expect(issues).not.toEqual([]);
      for (const issue of issues ?? []) expect(formatTemplateIssue(issue)).not.toBe('');
      seen.refused += 1;
    }
  }
  expect(JSON.stringify(current)).toBe(before);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(inherited);
  expect(seen.refused).toBeGreaterThan(RUNS / 10);
  expect(seen.taken).toBeGreaterThan(RUNS / 10);
}, 3_600_000);

test('[BEY-42] An export is imported unchanged, and errors have a position', () => {
  for (const json of [dogCoatTemplate, dogBedTemplate, everythingTemplate]) {
    const template = aTemplate(json);
    const read = importTemplate(exportTemplate(template), template, countIds());
    expect(read).toEqual({ ok: true, value: template });
  }
  const broken = exportTemplate(current).replace('"field_type": "radio"', '"field_type": "wheel"');
  expect(importTemplate(broken, current, countIds())).toMatchObject({
    ok: false,
    error: { issues: [{ code: 'invalid_value', path: expect.arrayContaining(['sections', 'field_type']) }] },
  });
  expect(importTemplate('{"format": 99, "id": "t", "name": "T"}', current, countIds())).toMatchObject({
    error: { issues: [{ code: 'unsupported_format' }] },
  });
  expect(importTemplate('{\n  "id": ,\n}', current, countIds())).toMatchObject({
    error: { code: 'not_json', at: { line: 2, column: 9 } },
  });
});
