import { describe, expect, it } from 'vitest';
import { analyseTemplate, applyFix } from '../analysis/index.ts';
import {
  deleteField,
  diffTemplates,
  evaluate,
  parseTemplate,
  recordScenario,
  runScenario,
  serializeTemplate,
  type Template,
  templateLimits,
} from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { wireTemplate } from '../testing/index.ts';

interface Changes {
  readonly surcharge?: number;
  readonly shows?: string;
  readonly maxLength?: number;
}

const tag = ({ surcharge = 4.9, shows = 'front', maxLength = 12 }: Changes = {}) =>
  aConfigurator(
    wireTemplate([
      {
        title: 'Gravur',
        fields: [
          {
            name: 'engraving',
            label: 'Gravur',
            field_type: 'radio',
            options: [{ value: 'none' }, { value: 'front', additional_price: surcharge }],
          },
          {
            name: 'text',
            label: 'Text',
            is_required: true,
            validation_rules: { maxLength },
            conditional_display: { field: 'engraving', operator: 'equals', value: shows },
          },
        ],
      },
    ]),
  );
const scenario = recordScenario(evaluate(tag(), { engraving: 'front', text: 'Frieda' }, { basePriceCents: 990 }), {
  id: 'front',
  name: 'Vorn graviert',
});
const differences = (changes: Changes) => runScenario(tag(changes), scenario).differences;
const withScenario = (changes: Changes = {}): Template => ({ ...tag(changes).template, scenarios: [scenario] });

describe('a scenario', () => {
  it('A scenario records values, visible fields, issues and price', () => {
    expect(scenario).toEqual({
      id: 'front',
      name: 'Vorn graviert',
      values: { engraving: 'front', text: 'Frieda' },
      basePriceCents: 990,
      quantity: 1,
      expected: { visible: ['engraving', 'text'], issues: [], totalCents: 1480 },
      extra: {},
    });
  });

  it.each<[string, Changes, readonly object[]]>([
    ['nothing changed', {}, []],
    ['a price', { surcharge: 5 }, [{ kind: 'total', totalCents: 1490, expectedCents: 1480 }]],
    ['a condition', { shows: 'none' }, [{ kind: 'hidden', fieldName: 'text' }]],
    ['a bound', { maxLength: 3 }, [{ kind: 'issue', fieldName: 'text', code: 'too_long' }]],
  ])('A scenario reports the difference: %s', (_, changes, expected) => {
    expect(differences(changes)).toEqual(expected);
  });

  it('A scenario expects issues and reports missing ones', () => {
    const incomplete = recordScenario(evaluate(tag(), { engraving: 'front' }), { id: 'i', name: 'Ohne Text' });
    expect(incomplete.expected.issues).toEqual([{ fieldName: 'text', code: 'required' }]);
    const filled = { ...incomplete, values: { engraving: 'front', text: 'Rex' } };
    expect(runScenario(tag(), filled).differences).toEqual([{ kind: 'no_issue', fieldName: 'text', code: 'required' }]);
  });

  it('A scenario reports values that are no longer valid', () => {
    const old = { ...scenario, values: { ...scenario.values, engraving: 'back', size: 'xl' } };
    expect(runScenario(tag(), old).differences.filter(({ kind }) => kind === 'dropped')).toEqual([
      { kind: 'dropped', fieldName: 'engraving' },
      { kind: 'dropped', fieldName: 'size' },
    ]);
  });
});

describe('a scenario of several pieces', () => {
  const withBreak = (changes: Changes = {}, amount = 100) => {
    const { template } = tag(changes);
    return aConfigurator(
      serializeTemplate({ ...template, quantityBreaks: [{ from: 10, label: 'Ab 10 Stück', percent: 5, amount }] }),
    );
  };
  const recorded = (quantity?: number) =>
    recordScenario(evaluate(withBreak(), { engraving: 'front', text: 'Frieda' }, { basePriceCents: 990 }), {
      id: 'ten',
      name: 'Zehn Stück',
      ...(quantity !== undefined && { quantity }),
    });

  it.each([
    [undefined, 1480],
    [9, 1480],
    // 5 % of 14.80, and 1.00 off.
    [10, 1306],
    [1000, 1306],
  ])('A scenario of several pieces expects the price of one of %s pieces', (quantity, totalCents) => {
    expect(recorded(quantity)).toMatchObject({ quantity: quantity ?? 1, expected: { totalCents } });
  });

  it('A scenario of several pieces fails if the break or the price changes, and names the quantity', () => {
    const ten = recorded(10);
    expect(runScenario(withBreak(), ten).differences).toEqual([]);
    expect(runScenario(withBreak({}, 50), ten).differences).toEqual([
      { kind: 'total', totalCents: 1356, expectedCents: 1306 },
    ]);
    const failing = { ...withBreak({ surcharge: 5 }).template, scenarios: [ten] };
    expect(analyseTemplate(failing).findings.find(({ element }) => element === 'scenario')?.message).toEqual({
      de: 'Das Szenario „Zehn Stück“ schlägt fehl: der Stückpreis bei 10 Stück ist 13,16\u00a0€ statt 13,06\u00a0€.',
      en: 'The scenario “Zehn Stück” fails: the price of each of 10 pieces is €13.16 instead of €13.06.',
    });
  });

  it('A scenario of several pieces is serialized with a quantity above one only, and parsed without as one', () => {
    const json = serializeTemplate({ ...tag().template, scenarios: [scenario, recorded(10)] });
    const [one, ten] = json.scenarios ?? [];
    expect(one).not.toHaveProperty('quantity');
    expect(ten).toHaveProperty('quantity', 10);
    const parsed = parseTemplate(json);
    expect(parsed.ok && parsed.value.scenarios.map(({ quantity }) => quantity)).toEqual([1, 10]);
  });
});

describe('a failing scenario', () => {
  it('A failing scenario is an error finding that names the difference and has a fix', () => {
    const template = withScenario({ surcharge: 5, shows: 'none' });
    const [finding, ...others] = analyseTemplate(template).findings.filter(({ element }) => element === 'scenario');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      code: 'scenario_failed',
      severity: 'error',
      path: ['scenarios', 0],
      fieldNames: ['text'],
      witness: { engraving: 'front', text: 'Frieda' },
      message: {
        de: 'Das Szenario „Vorn graviert“ schlägt fehl: „Text“ ist nicht mehr sichtbar, der Preis ist 14,90\u00a0€ statt 14,80\u00a0€.',
        en: 'The scenario “Vorn graviert” fails: “Text” is no longer shown, the price is €14.90 instead of €14.80.',
      },
    });
    if (!finding?.fix) throw new Error('There is no fix.');
    const fixed = applyFix(template, finding.fix);
    expect(fixed.scenarios[0]?.expected).toEqual({ visible: ['engraving'], issues: [], totalCents: 1490 });
    expect(analyseTemplate(fixed).findings.filter(({ element }) => element === 'scenario')).toEqual([]);
    expect(applyFix(template, { kind: 'remove', path: ['scenarios', 0] }).scenarios).toEqual([]);
  });

  it.each([
    ['a field', ['sections', 1, 'groups', 0, 'fields', 0]],
    ['its group', ['sections', 1, 'groups', 0]],
    ['its section', ['sections', 1]],
  ])('A failing scenario is not caused by the fix that removes %s that is never shown', (_, path) => {
    const never = { field: 'engraving', operator: 'equals' as const, value: 'back' };
    const configurator = aConfigurator(
      wireTemplate([
        { title: 'Gravur', fields: [{ name: 'engraving', label: 'Gravur' }] },
        {
          title: 'Rest',
          fields: [{ name: 'chain', label: 'Kette', default_value: 'Gold', conditional_display: never }],
        },
      ]),
    );
    const recorded = recordScenario(evaluate(configurator, { engraving: 'Rex', chain: 'Gold' }), {
      id: 'a',
      name: 'A',
    });
    expect(recorded.values).toHaveProperty('chain', 'Gold');
    const fixed = applyFix({ ...configurator.template, scenarios: [recorded] }, { kind: 'remove', path });
    expect(fixed.scenarios[0]?.values).toEqual({ engraving: 'Rex' });
    expect(analyseTemplate(fixed).findings.map(({ code }) => code)).not.toContain('scenario_failed');
  });

  it('A failing scenario is reported as undecided beyond the budget', () => {
    const scenarios = Array.from({ length: templateLimits.scenarios }, (_, index) => ({ ...scenario, id: `${index}` }));
    const fields = Array.from({ length: 2000 }, (_, index) => ({ name: `f${index}` }));
    const { template } = aConfigurator(wireTemplate([{ title: 'Viel', fields }]));
    const { findings, undecided } = analyseTemplate({ ...template, scenarios });
    expect(findings.filter(({ code }) => code === 'scenario_failed')).toHaveLength(100);
    expect(undecided.filter(({ code, reason }) => code === 'scenario_failed' && reason === 'budget')).toHaveLength(400);
  });
});

describe('scenarios of a template', () => {
  it('The scenarios of a template lose a deleted field', () => {
    const deleted = deleteField(withScenario(), 'text');
    if (!deleted.ok) throw new Error('The field was not deleted.');
    const [left] = deleted.value.template.scenarios;
    expect(left).toMatchObject({ values: { engraving: 'front' }, expected: { visible: ['engraving'] } });
    expect(deleted.value.before.scenarios).toEqual([scenario]);
  });

  it('Scenarios are included in the changes between two versions', () => {
    const before = tag().template;
    expect(diffTemplates(before, withScenario()).changes).toEqual([
      { code: 'scenario_changed', fieldName: null, words: 'Das Szenario „Vorn graviert“ ist neu.' },
    ]);
    expect(diffTemplates(withScenario(), before, 'en').summary).toBe('1 scenario changed');
  });

  it('Scenarios are not serialized if there are none', () => {
    expect(serializeTemplate(tag().template)).not.toHaveProperty('scenarios');
  });

  it.each<[string, object, readonly (string | number)[]]>([
    ['without a result', { expected: undefined }, ['scenarios', 0, 'expected']],
    ['with a negative price', { base_price: -1 }, ['scenarios', 0, 'base_price']],
    ['with half a cent', { base_price: 0.5 }, ['scenarios', 0, 'base_price']],
    ['with no piece', { quantity: 0 }, ['scenarios', 0, 'quantity']],
    ['with one and a half pieces', { quantity: 1.5 }, ['scenarios', 0, 'quantity']],
    ['with more than 1000 pieces', { quantity: 1001 }, ['scenarios', 0, 'quantity']],
  ])('Scenarios are rejected %s', (_, broken, path) => {
    const json = serializeTemplate(withScenario());
    const result = parseTemplate({ ...json, scenarios: [{ ...json.scenarios?.[0], ...broken }] });
    expect(result).toMatchObject({ ok: false, error: [{ path }] });
  });

  it('Scenarios above the limit are rejected with its name', () => {
    const json = serializeTemplate(withScenario());
    const scenarios = Array.from({ length: templateLimits.scenarios + 1 }, () => json.scenarios?.[0]);
    expect(parseTemplate({ ...json, scenarios })).toMatchObject({
      ok: false,
      error: [{ code: 'too_large', path: ['scenarios'], params: { limit: 'scenarios', most: 500 } }],
    });
  });
});
