import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  defineFieldType,
  formatFieldValue,
  formatValue,
  loadConfigurator,
  migrateValues,
  restoreValues,
  serializeValues,
} from '../index.ts';
import { wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

/** Integers from a start in the template; stored and printed without the start. */
const countType = defineFieldType({
  name: 'test:count',
  options: z.looseObject({ start: z.number() }),
  domain: () => ({ kind: 'number', min: 0, max: 100, step: 1 }),
  read: (raw, { start }) => (typeof raw === 'number' ? raw : Number(String(raw).replace('no. ', '')) - start),
  write: (value, { start }) => `no. ${Number(value) + start}`,
  format: (value, { start }, language) => `${language === 'en' ? 'number' : 'Nummer'} ${Number(value) + start}`,
});

function load(start: number, language?: string) {
  const field = { name: 'count', field_type: 'test:count' as 'text', additional_options: { start } };
  const fields = [field, { name: 'note', field_type: 'text' as const }];
  const loaded = loadConfigurator({ ...wireTemplate([{ fields }]), language }, { fieldTypes: [countType] });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

describe('values of a field type of the host', () => {
  it('Values of a field type of the host are stored in the form of the type and restored unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: -50, max: 50 }), (count, start) => {
        const configurator = load(start);
        const stored = serializeValues(configurator, { count, note: 'x', gone: undefined });
        expect(stored).toEqual({ count: `no. ${count + start}`, note: 'x' });
        expect(restoreValues(configurator, stored)).toEqual({ values: { count, note: 'x' }, dropped: [] });
      }),
      propertyRuns(),
    );
  });

  it('Values of a field type of the host keep their meaning in a version with another start', () => {
    expect(migrateValues(load(10), load(4), { count: 5, note: 'x' })).toMatchObject({
      values: { count: 11, note: 'x' },
      lost: [],
    });
  });

  it('Values of a field type of the host are formatted by their type in the language of the template', () => {
    expect(formatFieldValue(load(1, 'en'), 'count', 2)).toBe('number 3');
    expect(formatFieldValue(load(1), 'count', 2)).toBe('Nummer 3');
    expect(formatFieldValue(load(1), 'count', undefined)).toBe('');
    const field = load(1).fields.get('count');
    expect(field && formatValue(field, 2, [countType], 'en')).toBe('number 3');
  });
});
