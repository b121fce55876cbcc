import {
  evaluate,
  formatIssue,
  issuesOf,
  lineFeatures,
  loadConfigurator,
  parseTemplate,
  priceOf,
  restoreValues,
  toConfiguratorSettings,
  valuesFromSettings,
  valuesOf,
} from 'configurator-core';
import { analyseTemplate, priceBounds } from 'configurator-core/analysis';
import { hostileJsonArbitrary, templateJsonSchema } from 'configurator-core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviseSize, dateChoice, shopFieldTypes, shopTemplateOptions, sizesOf } from './index.ts';
import { sweaterTemplate } from './sweater.fixture.ts';

// A Wednesday.
const today = '2026-11-25';
const fieldTypes = shopFieldTypes(today);

function load(changes: Readonly<Record<string, unknown>> = {}, day = today, language = 'de') {
  const json = structuredClone(sweaterTemplate);
  for (const [name, options] of Object.entries(changes)) {
    const field = json.sections[0]?.groups[0]?.fields.find((each) => each.name === name);
    if (field) field.additional_options = { ...Object(field.additional_options), ...Object(options) };
  }
  const loaded = loadConfigurator({ ...json, language }, shopTemplateOptions(day));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

const chosen = { chest: 50, back: 35, neck: 30, size: 'M', wish: '2026-12-14' };

/** Serializes and parses a value, as a cart does. */
const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the desired date', () => {
  it('The desired date is stored and parsed as a date, independent of the current day', () => {
    const configurator = load();
    const settings = wire(toConfiguratorSettings(configurator, restoreValues(configurator, chosen).values));
    expect(JSON.stringify(settings)).toContain('"wish":"2026-12-14"');
    expect(lineFeatures(settings)).toContainEqual({ label: 'Wunschtermin', value: 'Montag, 14. Dezember 2026' });
    for (const day of ['2026-11-26', '2027-05-01']) {
      const later = load({}, day);
      const { values, dropped } = valuesFromSettings(later, settings);
      expect(dropped).toEqual([]);
      expect(JSON.stringify(toConfiguratorSettings(later, values))).toContain('"wish":"2026-12-14"');
    }
  });

  it('The desired date is compared by rules in working days, so a nearer day costs more', () => {
    const total = (wish: string, day = today) => {
      const configurator = load({}, day);
      return evaluate(configurator, restoreValues(configurator, { ...chosen, wish }).values).totalCents;
    };
    expect(total('2026-12-22')).toBe(9_900 + 500);
    // 13 working days ahead.
    expect(total('2026-12-14')).toBe(9_900 + 500 + 1_500);
    expect(total('2026-12-22', '2026-12-01')).toBe(9_900 + 500);
    expect(total('2026-12-22', '2026-12-02')).toBe(9_900 + 500 + 1_500);
  });

  it('A desired date that is too early, too late or on a closed day is rejected in both languages', () => {
    const sentence = (wish: string, language: string) => {
      const configurator = load({}, today, language);
      const [issue] = issuesOf(evaluate(configurator, restoreValues(configurator, { ...chosen, wish }).values));
      return issue && formatIssue(issue, configurator);
    };
    expect(sentence('2026-12-08', 'de')).toBe('Wunschtermin: frühestens Mittwoch, 9. Dezember 2026.');
    expect(sentence('2027-12-08', 'en')).toMatch(/^Wunschtermin: \w+,? 17 February 2027 at the latest\.$/);
    expect(sentence('2026-12-13', 'de')).toBe(
      'Wunschtermin: möglich sind Montag, Dienstag, Mittwoch, Donnerstag und Freitag.',
    );
    expect(sentence('2020-01-01', 'de')).toContain('frühestens');
    expect(sentence('2026-12-09', 'de')).toBeUndefined();
    expect(dateChoice({ fromDays: 10, toDays: 60, weekdays: [1, 2, 3, 4, 5] }, today)).toMatchObject({
      earliest: '2026-12-09',
      latest: '2027-02-17',
    });
  });

  it('The desired date accepts any stored value without an error', () => {
    const configurator = load();
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          hostileJsonArbitrary(),
          fc.double(),
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
          fc
            .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
            .map((date) => date.toISOString().slice(0, 10)),
        ),
        (wish) => {
          const { values } = restoreValues(configurator, { ...chosen, wish });
          const again = restoreValues(configurator, wire(valuesOf(evaluate(configurator, values))));
          expect(again.values.wish).toEqual(values.wish);
          if (values.wish !== undefined) accepted += 1;
          toConfiguratorSettings(configurator, values);
        },
      ),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(200);
  });
});

describe('the size', () => {
  it('The size has the price of the template on the page, in the price lines and in the bounds', () => {
    const configurator = load();
    const evaluation = evaluate(configurator, restoreValues(configurator, { ...chosen, wish: '2026-12-22' }).values);
    expect(priceOf(evaluation).lines).toMatchObject([{ fieldName: 'size', amountCents: 500 }]);
    const bounds = priceBounds(configurator, { basePriceCents: 9_900 });
    expect([bounds?.lowest.totalCents, bounds?.highest.totalCents]).toEqual([9_900, 9_900 + 900 + 1_500]);
  });

  it('The size is the first one that all measurements fit', () => {
    const sizes = sizesOf(Object(sweaterTemplate.sections[0]?.groups[0]?.fields[3]).additional_options);
    expect(sizes.map(({ value }) => value)).toEqual(['S', 'M', 'L']);
    const measured = fc.record({
      chest: fc.integer({ min: 20, max: 100 }),
      back: fc.integer({ min: 10, max: 70 }),
      neck: fc.integer({ min: 10, max: 60 }),
    });
    fc.assert(
      fc.property(measured, (values) => {
        const advice = adviseSize(sizes, values);
        const fits = (value: string) => {
          const { upTo = {} } = sizes.find((size) => size.value === value) ?? {};
          return Object.entries(upTo).every(([name, limit]) => Number(Object(values)[name]) <= limit);
        };
        const first = ['S', 'M', 'L'].find(fits);
        expect(advice).toMatchObject(
          first === undefined ? { kind: 'too-large' } : { kind: 'fits', size: { value: first } },
        );
      }),
    );
    expect(adviseSize(sizes, { chest: 50 })).toEqual({ kind: 'missing', measurements: ['back', 'neck'] });
  });

  it.each([
    ['no sizes', { sizes: [] }],
    [
      'a size twice',
      {
        sizes: [
          { value: 'S', upTo: { chest: 1 } },
          { value: 'S', upTo: { chest: 2 } },
        ],
      },
    ],
    ['a negative price', { sizes: [{ value: 'S', priceCents: -1, upTo: { chest: 1 } }] }],
    ['part of a cent', { sizes: [{ value: 'S', priceCents: 0.5, upTo: { chest: 1 } }] }],
    [
      'other measurements',
      {
        sizes: [
          { value: 'S', upTo: { chest: 1 } },
          { value: 'M', upTo: { back: 2 } },
        ],
      },
    ],
    [
      'a larger size first',
      {
        sizes: [
          { value: 'S', upTo: { chest: 2 } },
          { value: 'M', upTo: { chest: 1 } },
        ],
      },
    ],
    ['no list', { sizes: 'S' }],
  ])('A size with %s is rejected', (_, options) => {
    expect(() => load({ size: options })).toThrow(/invalid/);
  });
});

describe('a template with types of the shop', () => {
  it('Types of the shop give a finding for a size and a day that never occur, and nothing undecided', () => {
    const json = structuredClone(sweaterTemplate);
    json.price_rules = [
      ...json.price_rules,
      { id: 'xl', label: 'XL', when: { field: 'size', operator: 'equals', value: 'XL' }, amount: 900 },
      { id: 'soon', label: 'Sofort', when: { field: 'wish', operator: 'less_than', value: 10 }, amount: 900 },
    ];
    const parsed = parseTemplate(json, { fieldTypes });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const { findings, undecided } = analyseTemplate(parsed.value);
    expect(undecided).toEqual([]);
    const found = findings.map(({ code, elementPath }) => [code, elementPath.at(-1)]);
    expect(found).toEqual([
      ['unknown_option', 1],
      ['never_true', 1],
      ['never_true', 2],
    ]);
  });

  it('A template with types of the shop is rejected by name without them and valid by the JSON schema', () => {
    const parsed = parseTemplate(sweaterTemplate);
    expect(parsed).toMatchObject({
      ok: false,
      error: [{ code: 'unknown_field_type' }, { code: 'unknown_field_type' }],
    });
    const named = (types: typeof fieldTypes) => JSON.stringify(templateJsonSchema(types));
    for (const { name } of fieldTypes) {
      expect(named(fieldTypes)).toContain(`"${name}"`);
      expect(named([])).not.toContain(name);
    }
  });
});
