import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTouched, migrateValues } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { coat, coatJson, values } from '../testing/fixtures/small-coat.ts';

describe('another version of the template', () => {
  const next = structuredClone(coatJson);
  next.version = 4;
  const [type, color, extras] = next.sections[0]?.groups[0]?.fields ?? [];
  if (!type || !color || !extras) throw new Error('The coat has lost its fields.');
  const complete = type.options[1];
  if (complete) Object.assign(complete, { value: 'full', additional_price: 18 });
  type.name = 'lining';
  color.conditional_display = { field: 'lining', operator: 'not_equals', value: 'none' };
  extras.options.pop();
  const newer = aConfigurator(next);

  it('A migration reports kept and lost values and the price difference; renamed parts match by id', () => {
    expect(migrateValues(coat, newer, values)).toEqual({
      values: { lining: 'full', color: 'Rot', extras: ['a'], weight: 31.5, confirm: true },
      carried: ['lining', 'color', 'weight', 'confirm'],
      lost: [{ fieldName: 'extras', reason: 'does_not_fit' }],
      priceDifferenceCents: 300 - 250,
    });
  });

  it('A new version affects exactly the carts with a loss, another price or a missing value', () => {
    expect(isTouched(coat, newer, values)).toBe(true);
    expect(isTouched(coat, newer, { type: 'none', weight: 5 })).toBe(false);
    expect(isTouched(coat, coat, values)).toBe(false);
  });
});

it('A field that is new in a version has its default, and its price is in the difference', () => {
  const next = structuredClone(coatJson);
  const [group] = next.sections[0]?.groups ?? [];
  const [type] = group?.fields ?? [];
  if (!group || !type) throw new Error('The coat has lost its fields.');
  const options = type.options.map((option, index) => ({ ...option, id: `thread-${index}`, is_default: index === 1 }));
  group.fields.push({ ...type, id: 'thread', name: 'thread', options });
  const migrated = migrateValues(coat, aConfigurator(next), values);
  expect(migrated).toMatchObject({ values: { ...values, thread: 'complete' }, priceDifferenceCents: 1500, lost: [] });
  expect(migrated.carried).not.toContain('thread');
});

describe('fields and options that trade their names', () => {
  type Names = Readonly<Record<string, string>>;
  /** A template with one text field for each id, and a dropdown whose options have these ids. */
  const versionOf = (fields: Names, options: Names = { o: 'small' }) =>
    aConfigurator({
      id: 't',
      name: 'T',
      sections: [
        {
          id: 's',
          title: 'S',
          groups: [
            {
              id: 'g',
              fields: [
                ...Object.entries(fields).map(([id, name]) => ({ id, name, label: name, field_type: 'text' })),
                {
                  id: 'size',
                  name: 'size',
                  label: 'Size',
                  field_type: 'dropdown',
                  options: Object.entries(options).map(([optionId, value]) => ({ id: optionId, label: value, value })),
                },
              ],
            },
          ],
        },
      ],
    });
  const migrated = (from: Names, to: Names, typed: Readonly<Record<string, string>>) => {
    const { values: kept, lost } = migrateValues(versionOf(from), versionOf(to), typed);
    return { kept, lost: lost.map(({ fieldName }) => fieldName) };
  };

  it('A value stays at its renamed field, not at one that took the name', () => {
    expect(migrated({ 1: 'a' }, { 1: 'b', 3: 'a' }, { a: 'x' })).toEqual({ kept: { b: 'x' }, lost: [] });
    expect(migrated({ 1: 'a', 2: 'b' }, { 1: 'b', 2: 'a' }, { a: 'x', b: 'y' })).toEqual({
      kept: { b: 'x', a: 'y' },
      lost: [],
    });
  });

  it('The value of a deleted field whose name another field took is reported', () => {
    expect(migrated({ 1: 'a', 2: 'b' }, { 1: 'b' }, { a: 'x', b: 'y' })).toEqual({ kept: { b: 'x' }, lost: ['b'] });
  });

  it('A field that was made again is found by its name', () => {
    expect(migrated({ 1: 'a' }, { 9: 'a' }, { a: 'x' })).toEqual({ kept: { a: 'x' }, lost: [] });
  });

  it('A chosen option stays, although another option took its value', () => {
    const from = versionOf({}, { 1: 'small', 2: 'large' });
    const swapped = versionOf({}, { 1: 'large', 2: 'small' });
    expect(migrateValues(from, swapped, { size: 'small' }).values).toEqual({ size: 'large' });
    const reused = versionOf({}, { 1: 'large', 3: 'huge' });
    expect(migrateValues(from, reused, { size: 'large' })).toMatchObject({
      values: {},
      lost: [{ fieldName: 'size', reason: 'does_not_fit' }],
    });
    expect(migrateValues(from, versionOf({}, { 8: 'small' }), { size: 'small' }).values).toEqual({ size: 'small' });
  });

  it('Every value stays through any renaming of all fields', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(names, names, (before, after) => {
        const byId = (list: readonly string[]) => Object.fromEntries(list.map((name, id) => [`id${id}`, name]));
        const typed = Object.fromEntries(before.map((name, id) => [name, `text ${id}`]));
        const moved = Object.fromEntries(after.map((name, id) => [name, `text ${id}`]));
        expect(migrated(byId(before), byId(after), typed)).toEqual({ kept: moved, lost: [] });
      }),
    );
  });
});

describe('the effect on an open cart', () => {
  const withRules = (rules: object, price = 0) =>
    aConfigurator({
      id: 't',
      name: 'T',
      price_rules: price === 0 ? [] : [{ id: 'p', label: 'Eile', amount: { percent: price, of: 'base' } }],
      sections: [
        {
          id: 's',
          title: 'S',
          groups: [
            {
              id: 'g',
              fields: [{ id: '1', name: 'text', label: 'Text', field_type: 'text', validation_rules: rules }],
            },
          ],
        },
      ],
    });

  it('A cart is affected by a second issue at a field that had one', () => {
    const [before, after] = [withRules({ minLength: 5 }), withRules({ minLength: 5, pattern: '^[a-z]+$' })];
    expect(isTouched(before, after, { text: 'AB' })).toBe(true);
    expect(isTouched(before, after, { text: 'ab' })).toBe(false);
  });

  it('The price difference of a cart is computed with the price of the article', () => {
    const [before, after] = [withRules({}, 10), withRules({}, 20)];
    expect(isTouched(before, after, {}, { basePriceCents: 0 })).toBe(false);
    expect(isTouched(before, after, {}, { basePriceCents: 9900 })).toBe(true);
  });
});
