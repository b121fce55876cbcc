import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  effectiveValuesOf,
  evaluate,
  fillText,
  formatFieldValue,
  formatValue,
  isTouched,
  lineFeatures,
  loadConfigurator,
  migrateValues,
  parseTemplate,
  readConfiguratorSettings,
  sectionStates,
  serializeTemplate,
  settingsOf,
  update,
  valuesFromSettings,
} from '../index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { computingCoat, fabricNeed, length, width } from '../testing/fixtures/computing-coat.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { wireTemplate } from '../testing/wire-template.ts';

describe('a template with computed fields', () => {
  it.each([
    ['itself', [{ name: 'a', computed: { result: 'number', logic: { var: 'a' } } }], ['a', 'a']],
    [
      'another that reads it',
      [
        { name: 'a', computed: { result: 'number', logic: { '+': [{ var: 'b' }, 1] } } },
        { name: 'b', computed: { result: 'number', logic: { '+': [{ var: 'a' }, 1] } } },
      ],
      ['a', 'b', 'a'],
    ],
  ] as const)('A cycle is reported by name: a field reads %s', (_, fields, names) => {
    const loaded = loadConfigurator(wireTemplate([{ fields: structuredClone(fields) as never }]));
    expect(loaded.ok ? [] : loaded.error).toMatchObject([{ code: 'cycle' }]);
    const [issue] = loaded.ok ? [] : loaded.error;
    expect(new Set(issue?.params?.names as string[])).toEqual(new Set(names));
  });

  it('A cycle through visibility is reported', () => {
    const shown = { field: 'fabricNeed', operator: 'greater_than', value: 1 } as const;
    const loaded = loadConfigurator(
      wireTemplate([{ fields: [length, { ...width, conditional_display: shown }, fabricNeed] }]),
    );
    expect(loaded.ok ? [] : loaded.error.map(({ code }) => code)).toEqual(['cycle']);
  });

  it.each([
    ['no expression', undefined, 'missing', ['computed']],
    ['an unknown operator', { result: 'number', logic: { fetch: ['x'] } }, 'unsafe_logic', ['computed', 'logic']],
    ['an inner operator', { result: 'text', logic: { decimal_text: [1] } }, 'unsafe_logic', ['computed', 'logic']],
    ['an unknown result', { result: 'list', logic: 1 }, 'invalid_value', ['computed', 'result']],
    ['half a decimal', { result: 'number', logic: 1, decimals: 0.5 }, 'invalid_value', ['computed', 'decimals']],
    ['too many decimals', { result: 'number', logic: 1, decimals: 7 }, 'invalid_value', ['computed', 'decimals']],
  ])('The compiler rejects %s', (_, computed, code, path) => {
    const template = wireTemplate([{ fields: [{ name: 'it', field_type: 'computed', computed: computed as never }] }]);
    const parsed = parseTemplate(JSON.parse(JSON.stringify(template)));
    expect(parsed.ok ? [] : parsed.error).toMatchObject([
      { code, path: ['sections', 0, 'groups', 0, 'fields', 0, ...path] },
    ]);
  });

  it('An expression on an unknown field is rejected', () => {
    const logic = { '+': [{ var: 'gone' }, 1] };
    const loaded = loadConfigurator(
      wireTemplate([{ fields: [{ name: 'it', computed: { result: 'number', logic } }] }]),
    );
    expect(loaded.ok ? [] : loaded.error).toMatchObject([{ code: 'unknown_field', params: { name: 'gone' } }]);
  });

  it('A template with computed fields round-trips, including unknown keys', () => {
    const computed = { ...fabricNeed.computed, decimals: 1, internal: true, note: 'aus der Werkstatt' };
    const template = wireTemplate([{ fields: [length, width, { ...fabricNeed, computed }] }]);
    const written = serializeTemplate(aTemplate(template));
    expect(written.sections?.[0]?.groups?.[0]?.fields?.[2]?.computed).toEqual(computed);
    expect(aTemplate(JSON.parse(JSON.stringify(written)))).toEqual(aTemplate(template));
  });
});

describe('an internal computed field', () => {
  const internal = { ...fabricNeed, computed: { ...fabricNeed.computed, internal: true } };
  const configurator = aConfigurator(
    wireTemplate([
      { id: 'measures', fields: [length, width] },
      { id: 'workshop', title: 'Werkstatt', fields: [internal] },
    ]),
  );
  const evaluation = evaluate(configurator, { length: 50, width: 40 });

  it('An internal computed field is evaluated but does not make its section a step', () => {
    expect(effectiveValuesOf(evaluation).fabricNeed).toBe(1);
    expect(sectionStates(evaluation).map(({ isVisible }) => isVisible)).toEqual([true, true]);
    expect(evaluation.steps).toEqual([0]);
  });

  it('An internal computed field is in the settings for the workshop and not shown to the shopper', () => {
    const settings = settingsOf(evaluation);
    const read = readConfiguratorSettings(JSON.parse(JSON.stringify(settings)));
    expect(read.ok && read.value[1]?.fields).toEqual([
      {
        name: 'fabricNeed',
        label: 'Stoffbedarf',
        fieldType: 'computed',
        value: 1,
        displayValue: '1\u00a0m',
        unit: 'm',
        priceCents: 0,
        isInternal: true,
      },
    ]);
    expect(lineFeatures(settings).map(({ label }) => label)).toEqual(['Länge', 'Breite']);
  });
});

describe('a description', () => {
  const texts = [
    ['Sie brauchen {fabricNeed} Stoff.', 'Sie brauchen 1\u00a0m Stoff.'],
    ['Länge {length}, {unbekannt}, {}', 'Länge 50, {unbekannt}, {}'],
    ['ohne Klammern', 'ohne Klammern'],
  ] as const;

  it.each(texts)('A description shows numbers and computed values in braces: %s', (text, shown) => {
    expect(fillText(evaluate(computingCoat(), { length: 50, width: 40 }), text)).toBe(shown);
  });

  it('A description shows a dash without a value and is stored as shown', () => {
    const configurator = aConfigurator(
      wireTemplate([{ id: 'coat', description: 'Bedarf: {fabricNeed}', fields: [length, width, fabricNeed] }]),
    );
    const empty = evaluate(configurator, { length: 50 });
    expect(fillText(empty, 'Bedarf: {fabricNeed}')).toBe('Bedarf: –');
    expect(fillText(empty, null)).toBeNull();
    expect(settingsOf(update(empty, 'width', 40)).coat).toMatchObject({
      _metadata: { section: { description: 'Bedarf: 1\u00a0m' } },
    });
  });

  it.each([
    ['de', 'Bedarf 2,5\u00a0m, breit: Ja', 'Bedarf 0,7\u00a0m, breit: Nein'],
    ['en', 'Bedarf 2.5\u00a0m, breit: Yes', 'Bedarf 0.7\u00a0m, breit: No'],
    ['fr', 'Bedarf 2,5\u00a0m, breit: ✓', 'Bedarf 0,7\u00a0m, breit: –'],
  ])('A computed value is stored in the language of the template: %s', (language, wide, narrow) => {
    const isWide = {
      name: 'isWide',
      label: 'Breit',
      computed: { result: 'boolean' as const, logic: { '>': [{ var: 'width' }, 50] } },
    };
    const configurator = aConfigurator(
      wireTemplate(
        [
          {
            id: 'coat',
            description: 'Bedarf {fabricNeed}, breit: {isWide}',
            fields: [length, width, fabricNeed, isWide],
          },
        ],
        { language },
      ),
    );
    const stored = (values: object) => settingsOf(evaluate(configurator, { ...values })).coat;
    expect(stored({ length: 150, width: 70 })).toMatchObject({ _metadata: { section: { description: wide } } });
    expect(stored({ length: 50, width: 10 })).toMatchObject({ _metadata: { section: { description: narrow } } });
  });
});

describe('a computed yes/no', () => {
  const isWide = {
    name: 'isWide',
    label: 'Breit',
    computed: { result: 'boolean' as const, logic: { '>': [{ var: 'width' }, 50] } },
  };
  const isShown = { field: 'length', operator: 'less_than', value: 200 } as const;

  it.each([
    ['de', 'Ja', 'Nein'],
    ['en', 'Yes', 'No'],
    ['fr', '✓', '–'],
  ])('A computed yes and no reads the same in the record, in texts and as a single value: %s', (language, yes, no) => {
    const configurator = aConfigurator(
      wireTemplate([{ fields: [length, width, { ...isWide, conditional_display: isShown }] }], { language }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 100 }), (long, wide) => {
        const evaluation = evaluate(configurator, { length: long, width: wide });
        const word = wide > 50 ? yes : no;
        const settings: unknown = JSON.parse(JSON.stringify(settingsOf(evaluation)));
        const recorded = lineFeatures(settings).find(({ label }) => label === 'Breit');
        const { isWide: value } = effectiveValuesOf(evaluation);
        expect(recorded?.value).toBe(long < 200 ? word : undefined);
        expect(fillText(evaluation, '{isWide}')).toBe(long < 200 ? word : '–');
        if (long >= 200) return;
        expect(formatFieldValue(configurator, 'isWide', value)).toBe(word);
        const field = configurator.fields.get('isWide');
        expect(field && formatValue(field, value, [], language)).toBe(word);
        // The record is for display: the value is computed again.
        expect(valuesFromSettings(configurator, settings)).toEqual({
          values: { length: long, width: wide },
          dropped: [],
        });
      }),
      propertyRuns(),
    );
  });
});

describe('another version of a template', () => {
  const before = aConfigurator(
    wireTemplate([{ fields: [length, width, { ...fabricNeed, computed: undefined as never, field_type: 'number' }] }]),
  );
  const after = computingCoat();
  const values = { length: 50, width: 40, fabricNeed: 7 };

  it('A new version reports an entered value as lost if its field is now computed', () => {
    expect(migrateValues(before, after, values)).toMatchObject({
      values: { length: 50, width: 40 },
      lost: [{ fieldName: 'fabricNeed', reason: 'does_not_fit' }],
    });
  });

  it('A new version does not keep a computed value as an entered one', () => {
    expect(migrateValues(after, before, { ...values, fabricNeed: 1 })).toMatchObject({
      values: { length: 50, width: 40 },
      lost: [],
    });
    expect(isTouched(after, computingCoat({ version: 2 }), { length: 50, width: 40 })).toBe(false);
  });
});
