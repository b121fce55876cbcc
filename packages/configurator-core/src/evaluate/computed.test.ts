import { describe, expect, it } from 'vitest';
import {
  configurationKey,
  configurationOf,
  countedValuesOf,
  evaluate,
  explain,
  fieldState,
  fillText,
  issuesOf,
  isTouched,
  lineFeatures,
  loadConfigurator,
  migrateValues,
  parseTemplate,
  priceOf,
  readConfiguratorSettings,
  restoreValues,
  sectionStates,
  serializeTemplate,
  settingsOf,
  update,
  valuesFromSettings,
  valuesOf,
} from '../index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { type WireComputation, type WireTemplate, wireTemplate } from '../testing/wire-template.ts';

const length = { name: 'length', label: 'Länge', field_type: 'number' as const };
const width = { name: 'width', label: 'Breite', field_type: 'number' as const };
const lining = { name: 'lining', options: [{ value: 'none' }, { value: 'complete' }] };

/** Fabric in m, from a length and a width in cm. */
const fabricNeed = {
  name: 'fabricNeed',
  label: 'Stoffbedarf',
  additional_options: { unit: 'm' },
  computed: {
    result: 'number' as const,
    logic: { '/': [{ '+': [{ '*': [{ var: 'length' }, 1.2] }, { var: 'width' }] }, 100] },
  },
};

function computing(computed: WireComputation, ...others: Parameters<typeof wireTemplate>[0][0]['fields'] & object) {
  return aConfigurator(wireTemplate([{ fields: [length, width, lining, { name: 'it', computed }, ...others] }]));
}

function itsValue(computed: WireComputation, values: Record<string, string | number | boolean>) {
  const evaluation = evaluate(computing(computed), values);
  return countedValuesOf(evaluation).it;
}

const ofCoat = (draft: Partial<WireTemplate> = {}) =>
  aConfigurator(wireTemplate([{ fields: [length, width, lining, fabricNeed] }], draft));

describe('a computed field', () => {
  it('has the value of its expression as soon as all it adds up is filled in', () => {
    let evaluation = evaluate(ofCoat(), { length: 50 });
    expect(fieldState(evaluation, 'fabricNeed')?.value).toBeUndefined();
    evaluation = update(evaluation, 'width', '40');
    expect(fieldState(evaluation, 'fabricNeed')).toMatchObject({ value: 1, isVisible: true, issues: [] });
    evaluation = update(evaluation, 'length', '');
    expect(fieldState(evaluation, 'fabricNeed')?.value).toBeUndefined();
  });

  it('never believes what a browser sends or a store holds for it', () => {
    const configurator = ofCoat();
    const values = { length: 50, width: 40 };
    const honest = evaluate(configurator, values);
    for (const lie of [0.01, '9', true, ['x'], null, { toString: () => '1' }]) {
      // Cast: what a browser sends has no type.
      const claimed = { ...values, fabricNeed: lie } as typeof values;
      expect(countedValuesOf(evaluate(configurator, claimed))).toEqual({ ...values, fabricNeed: 1 });
      expect(update(honest, 'fabricNeed', lie)).toBe(honest);
      expect(restoreValues(configurator, claimed)).toEqual({ values, dropped: [] });
    }
  });

  it('is no value of the shopper, but belongs to the configuration', () => {
    const evaluation = evaluate(ofCoat(), { length: 50, width: 40 });
    expect(valuesOf(evaluation)).toEqual({ length: 50, width: 40 });
    const { values, settings } = configurationOf(evaluation);
    expect(values).toEqual({ length: 50, width: 40, fabricNeed: 1 });
    expect(valuesFromSettings(ofCoat(), settings)).toEqual({ values: { length: 50, width: 40 }, dropped: [] });
    expect(configurationKey(evaluate(ofCoat(), values))).toBe(configurationKey(evaluation));
  });

  it('recomputes what stored settings claim', () => {
    const settings = settingsOf(evaluate(ofCoat(), { length: 50, width: 40 }));
    const claimed = JSON.parse(JSON.stringify(settings).replace('"fabricNeed":1', '"fabricNeed":0.01'));
    const { values } = valuesFromSettings(ofCoat(), claimed);
    expect(settingsOf(evaluate(ofCoat(), values))).toEqual(settings);
  });

  it('is read by conditions, prices and other computed fields', () => {
    const configurator = aConfigurator(
      wireTemplate(
        [
          {
            fields: [
              length,
              width,
              fabricNeed,
              {
                name: 'isLarge',
                computed: { result: 'boolean', logic: { '>': [{ var: 'fabricNeed' }, 2] } },
              },
              { name: 'note', conditional_display: { field: 'isLarge', operator: 'equals', value: true } },
            ],
          },
        ],
        { price_rules: [{ label: 'Stoff', amount: { '*': [{ var: 'fabricNeed' }, 1450] } }] },
      ),
    );
    const small = evaluate(configurator, { length: 50, width: 40 }, { basePriceCents: 1000 });
    expect(fieldState(small, 'note')?.isVisible).toBe(false);
    expect(priceOf(small)).toMatchObject({ totalCents: 2450, lines: [{ label: 'Stoff', amountCents: 1450 }] });
    const large = update(small, 'length', 150);
    expect(fieldState(large, 'note')?.isVisible).toBe(true);
    expect(large.totalCents).toBe(1000 + 2.2 * 1450);
  });

  it('is empty while it is hidden, and so is what reads it', () => {
    const hidden = { ...fabricNeed, conditional_display: { field: 'lining', operator: 'equals', value: 'complete' } };
    const twice = {
      name: 'twice',
      computed: { result: 'number', logic: { '*': [{ var: 'fabricNeed' }, 2] } },
    } as const;
    const configurator = aConfigurator(
      // Cast: a rule as a literal loses its operator's type.
      wireTemplate([{ fields: [length, width, lining, hidden as typeof fabricNeed, twice] }]),
    );
    const evaluation = evaluate(configurator, { length: 50, width: 40 });
    expect(countedValuesOf(evaluation)).toEqual({ length: 50, width: 40 });
    expect(countedValuesOf(update(evaluation, 'lining', 'complete'))).toMatchObject({ fabricNeed: 1, twice: 2 });
  });

  it('is never required and has no bounds, since the shopper cannot fill it in', () => {
    const template = wireTemplate([
      { fields: [length, { ...fabricNeed, is_required: true, validation_rules: { min: 5 } }, width] },
    ]);
    const configurator = aConfigurator(template);
    expect(issuesOf(evaluate(configurator, {}))).toEqual([]);
    expect(issuesOf(evaluate(configurator, { length: 1, width: 1 }))).toEqual([]);
  });

  it.each([
    ['two decimals without a word', { logic: { '/': [{ var: 'length' }, 3] } }, { length: 10 }, 3.33],
    ['half up', { logic: { '*': [{ var: 'length' }, 1] }, decimals: 1 }, { length: 0.25 }, 0.3],
    ['half up below zero', { logic: { '-': [{ var: 'length' }] }, decimals: 0 }, { length: 2.5 }, -2],
    ['as on paper: 2.675 × 100', { logic: { '*': [{ var: 'length' }, 100] }, decimals: 0 }, { length: 2.675 }, 268],
    ['as on paper: 1.005', { logic: { var: 'length' } }, { length: 1.005 }, 1.01],
    ['what binary fractions add', { logic: { '+': [{ var: 'length' }, 0.2] }, decimals: 6 }, { length: 0.1 }, 0.3],
    ['no zero below zero', { logic: { '*': [{ var: 'length' }, -1] } }, { length: 0.001 }, 0],
  ] as const)('rounds a number: %s', (_, computed, values, expected) => {
    expect(itsValue({ result: 'number', ...computed }, values)).toBe(expected);
  });

  it.each([
    ['a sum', { '+': [{ var: 'length' }, { var: 'width' }] }],
    ['a difference', { '-': [{ var: 'length' }, { var: 'width' }] }],
    ['a quotient', { '/': [{ var: 'width' }, { var: 'length' }] }],
    ['the least', { min: [{ var: 'length' }, { var: 'width' }] }],
    ['the greatest', { max: [{ var: 'length' }, { var: 'width' }] }],
    ['a division by zero', { '/': [{ var: 'length' }, 0] }],
  ])('gives nothing for %s without a number', (_, logic) => {
    expect(itsValue({ result: 'number', logic }, { length: 10 })).toBeUndefined();
  });

  it('takes a fallback where the expression names one', () => {
    const logic = { '+': [{ var: 'length' }, { var: ['width', 5] }] };
    expect(itsValue({ result: 'number', logic }, { length: 10 })).toBe(15);
  });

  it('compares nothing as false', () => {
    const logic = { if: [{ '<': [{ var: 'width' }, 5] }, 'schmal', 'breit'] };
    expect(itsValue({ result: 'text', logic }, {})).toBe('breit');
    expect(itsValue({ result: 'text', logic }, { width: 4 })).toBe('schmal');
  });

  it('writes numbers in a text with a comma', () => {
    const logic = { cat: [{ var: 'length' }, ' × ', { '+': [{ var: 'width' }, 0.2] }, ' cm'] };
    expect(itsValue({ result: 'text', logic }, { length: 52.5, width: 0.1 })).toBe('52,5 × 0,3 cm');
  });

  it('computes with choices and gives nothing where no branch applies', () => {
    const logic = { if: [{ '==': [{ var: 'lining' }, 'complete'] }, { '*': [{ var: 'length' }, 2] }, null] };
    expect(itsValue({ result: 'number', logic }, { length: 3, lining: 'complete' })).toBe(6);
    expect(itsValue({ result: 'number', logic }, { length: 3, lining: 'none' })).toBeUndefined();
  });

  it('says what it follows from, and why that is hidden', () => {
    const explanation = explain(evaluate(ofCoat(), { length: 50 }), 'fabricNeed');
    expect(explanation?.computedFrom).toEqual([
      { fieldName: 'length', label: 'Länge', value: 50, isVisible: true, hiddenBecause: null },
      { fieldName: 'width', label: 'Breite', value: undefined, isVisible: true, hiddenBecause: null },
    ]);
  });
});

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
  ] as const)('reports a circle by name: a field reads %s', (_, fields, names) => {
    const loaded = loadConfigurator(wireTemplate([{ fields: structuredClone(fields) as never }]));
    expect(loaded.ok ? [] : loaded.error).toMatchObject([{ code: 'cycle' }]);
    const [issue] = loaded.ok ? [] : loaded.error;
    expect(new Set(issue?.params?.names as string[])).toEqual(new Set(names));
  });

  it('reports a circle through visibility', () => {
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
  ])('refuses %s', (_, computed, code, path) => {
    const template = wireTemplate([{ fields: [{ name: 'it', field_type: 'computed', computed: computed as never }] }]);
    const parsed = parseTemplate(JSON.parse(JSON.stringify(template)));
    expect(parsed.ok ? [] : parsed.error).toMatchObject([
      { code, path: ['sections', 0, 'groups', 0, 'fields', 0, ...path] },
    ]);
  });

  it('refuses an expression on a field that does not exist', () => {
    const logic = { '+': [{ var: 'gone' }, 1] };
    const loaded = loadConfigurator(
      wireTemplate([{ fields: [{ name: 'it', computed: { result: 'number', logic } }] }]),
    );
    expect(loaded.ok ? [] : loaded.error).toMatchObject([{ code: 'unknown_field', params: { name: 'gone' } }]);
  });

  it('survives a round trip, with keys that the engine does not know', () => {
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

  it('counts, and makes no step of its section', () => {
    expect(countedValuesOf(evaluation).fabricNeed).toBe(1);
    expect(sectionStates(evaluation).map(({ isVisible }) => isVisible)).toEqual([true, true]);
    expect(evaluation.steps).toEqual([0]);
  });

  it('is in the settings for the workshop and not among what the shopper reads', () => {
    const settings = settingsOf(evaluation);
    const read = readConfiguratorSettings(JSON.parse(JSON.stringify(settings)));
    expect(read.ok && read.value[1]?.fields).toEqual([
      {
        name: 'fabricNeed',
        label: 'Stoffbedarf',
        fieldType: 'computed',
        value: 1,
        displayValue: '1 m',
        priceCents: 0,
        isInternal: true,
      },
    ]);
    expect(lineFeatures(settings).map(({ label }) => label)).toEqual(['Länge', 'Breite']);
  });
});

describe('a description', () => {
  const texts = [
    ['Sie brauchen {fabricNeed} Stoff.', 'Sie brauchen 1 m Stoff.'],
    ['Länge {length}, {unbekannt}, {}', 'Länge {length}, {unbekannt}, {}'],
    ['ohne Klammern', 'ohne Klammern'],
  ] as const;

  it.each(texts)('shows computed values in braces: %s', (text, shown) => {
    expect(fillText(evaluate(ofCoat(), { length: 50, width: 40 }), text)).toBe(shown);
  });

  it('shows a dash while there is no value, and is stored as it was shown', () => {
    const configurator = aConfigurator(
      wireTemplate([{ id: 'coat', description: 'Bedarf: {fabricNeed}', fields: [length, width, fabricNeed] }]),
    );
    const empty = evaluate(configurator, { length: 50 });
    expect(fillText(empty, 'Bedarf: {fabricNeed}')).toBe('Bedarf: –');
    expect(fillText(empty, null)).toBeNull();
    expect(settingsOf(update(empty, 'width', 40)).coat).toMatchObject({
      _metadata: { section: { description: 'Bedarf: 1 m' } },
    });
  });
});

describe('another version of a template', () => {
  const before = aConfigurator(
    wireTemplate([{ fields: [length, width, { ...fabricNeed, computed: undefined as never, field_type: 'number' }] }]),
  );
  const after = ofCoat();
  const values = { length: 50, width: 40, fabricNeed: 7 };

  it('reports a value of the shopper that is now computed as lost', () => {
    expect(migrateValues(before, after, values)).toMatchObject({
      values: { length: 50, width: 40 },
      lost: [{ fieldName: 'fabricNeed', reason: 'does_not_fit' }],
    });
  });

  it('takes no computed value for one of the shopper', () => {
    expect(migrateValues(after, before, { ...values, fabricNeed: 1 })).toMatchObject({
      values: { length: 50, width: 40 },
      lost: [],
    });
    expect(isTouched(after, ofCoat({ version: 2 }), { length: 50, width: 40 })).toBe(false);
  });
});
