import { type Condition, conditionToJsonLogic, operators } from 'configurator-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJsonLogic } from './read-json-logic.ts';

const names = ['size', 'back.link', 'extras', 'note.text'];
const fields = { isField: (name: string) => names.includes(name), isList: (name: string) => name === 'extras' };
const written = (condition: Condition) => conditionToJsonLogic(condition, fields.isList);

const { condition: conditions } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      field: fc.constantFrom(...names),
      operator: fc.constantFrom(...operators),
      value: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom(null, '', '2,5', 'Groß')),
    }),
    fc.array(tie('condition'), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('condition'), { maxLength: 3 }).map((any) => ({ any })),
    tie('condition').map((not) => ({ not })),
    fc.constant({ logic: { '>': [{ var: 'size' }, 3] } }),
  ),
}));

test('[BEY-62] Every condition shown as JSON Logic is parsed back as an equivalent one', () => {
  fc.assert(
    fc.property(conditions, (condition) => {
      const logic = written(condition);
      const read = readJsonLogic(logic, fields);
      expect(read.ok && JSON.stringify(meaning(written(read.value)))).toBe(JSON.stringify(meaning(logic)));
    }),
    { numRuns: 2000 },
  );
});

/** Normalizes the equivalent forms of always true and always false. */
function meaning(logic: unknown): unknown {
  if (Array.isArray(logic)) return logic.map(meaning);
  if (typeof logic !== 'object' || logic === null) return logic;
  const json = JSON.stringify(logic);
  if (json === '{"or":[false]}') return false;
  if (json === '{"and":[true]}') return true;
  return Object.fromEntries(Object.entries(logic).map(([key, value]) => [key, meaning(value)]));
}

test('[BEY-62] Rules in short forms are recognized, and free expressions are kept', () => {
  expect(readJsonLogic({ '===': [{ var: 'back.link.text' }, 'x'] }, fields)).toEqual({
    ok: true,
    value: { field: 'back.link', operator: 'equals', value: 'x' },
  });
  const free = { and: [{ '>': [{ var: 'size' }, 3] }, { '!!': { var: 'note.text' } }] };
  expect(readJsonLogic(free, fields)).toEqual({ ok: true, value: { logic: free } });
});

test('[BEY-62] Unsupported logic is rejected with its path', () => {
  const refused = (logic: unknown) => {
    const read = readJsonLogic(logic, fields);
    return read.ok ? null : read.error.path;
  };
  const sound = { '===': [{ var: 'size.text' }, 'm'] };
  expect(refused({ or: [false, sound, { '<': [{ var: 'size.number' }, 5] }] })).toBe('or[2].<');
  expect(refused({ and: [sound, { '!': [{ '+': [{ var: 'size.number' }, 1] }] }] })).toBe('and[1].![0].+');
  expect(refused({ and: [sound, 7] })).toBeNull();
  expect(refused([{ var: 'size.text' }])).toBe('');
});
