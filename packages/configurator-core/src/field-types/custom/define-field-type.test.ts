import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { analyseTemplate, priceBounds } from '../../analysis/index.ts';
import {
  type CustomFieldType,
  compileTemplate,
  defineFieldType,
  evaluate,
  type FieldTypeDescription,
  FieldTypeError,
  formatIssue,
  formatTemplateIssue,
  issuesOf,
  lineFeatures,
  loadConfigurator,
  migrateValues,
  parsePart,
  parseTemplate,
  restoreValues,
  toConfiguratorSettings,
  update,
  valuesFromSettings,
} from '../../index.ts';
import { wireTemplate } from '../../testing/index.ts';

const noOptions = z.looseObject({});

/** Article numbers whose last digit is a checksum of the others. */
const articleType = defineFieldType({
  name: 'test:article',
  options: noOptions,
  domain: () => ({ kind: 'free' }),
  validate: (value) =>
    [...value].slice(0, -1).reduce((sum, digit) => sum + Number(digit), 0) % 10 === Number(value.at(-1))
      ? []
      : [{ code: 'check_digit', messages: { de: '{label}: Die Prüfziffer ist falsch.', en: '{label}: wrong digit.' } }],
});

/** Weeks, written as text. */
const weekType = defineFieldType({
  name: 'test:week',
  options: z.looseObject({ first: z.number() }),
  domain: ({ first }) => ({ kind: 'number', min: first, max: 52, step: 1 }),
  read: (raw) => {
    const number = Number(String(raw).replace(/^KW /, ''));
    return Number.isFinite(number) ? number : undefined;
  },
  write: (value) => `KW ${value}`,
  format: (value, _, language) => (language === 'en' ? `week ${value}` : `KW ${value}`),
  initial: ({ first }) => first,
});

const template = (type: string, more: object = {}) =>
  wireTemplate([{ fields: [{ name: 'own', label: 'Eigen', ...more, field_type: type as 'text' }] }]);

function load(json: unknown, ...fieldTypes: CustomFieldType[]) {
  const loaded = loadConfigurator(json, { fieldTypes });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

const hostile = (parts: Partial<FieldTypeDescription<typeof noOptions>>) =>
  defineFieldType({ name: 'test:hostile', options: noOptions, domain: () => ({ kind: 'free' }), ...parts });

describe('a field type of the host', () => {
  it('A field type of the host is rejected by name if not registered', () => {
    const parsed = parseTemplate(template('test:article'));
    expect(parsed.ok ? [] : parsed.error).toEqual([
      {
        code: 'unknown_field_type',
        path: ['sections', 0, 'groups', 0, 'fields', 0, 'field_type'],
        params: { name: 'test:article' },
      },
    ]);
    expect(parsed.ok ? '' : parsed.error.map((issue) => formatTemplateIssue(issue)).join()).toMatch(/test:article.*/);
    const known = parseTemplate(template('test:article'), { fieldTypes: [articleType] });
    const compiled = known.ok ? compileTemplate(known.value) : known;
    expect(compiled).toMatchObject({ ok: false, error: [{ code: 'unknown_field_type' }] });
    expect(parsePart('field', { id: 'a', name: 'a', field_type: 'test:article' })).toMatchObject({ ok: false });
  });

  it('A field type of the host is stored, formatted and parsed by its own functions', () => {
    const json = template('test:week', { additional_options: { first: 3 } });
    const configurator = load(json, weekType);
    const evaluation = evaluate(configurator, { own: 5 });
    const settings = JSON.parse(JSON.stringify(toConfiguratorSettings(configurator, { own: 5 })));
    expect(JSON.stringify(settings)).toContain('"own":"KW 5"');
    expect(lineFeatures(settings)).toEqual([{ label: 'Eigen', value: 'KW 5' }]);
    expect(valuesFromSettings(configurator, settings)).toEqual({ values: { own: 5 }, dropped: [] });
    expect(restoreValues(configurator, null).values).toEqual({ own: 3 });
    expect(issuesOf(update(evaluation, 'own', 'KW 2'))).toMatchObject([{ code: 'below_min' }]);
    const later = load(template('test:week', { additional_options: { first: 8 } }), weekType);
    expect(migrateValues(configurator, later, { own: 5 })).toMatchObject({ carried: ['own'], lost: [] });
  });

  it('The analysis decides rules on the interval of a host type exactly', () => {
    const json = wireTemplate([
      {
        fields: [
          { name: 'week', field_type: 'test:week' as 'number', additional_options: { first: 3 } },
          { name: 'never', conditional_display: { field: 'week', operator: 'less_than', value: 3 } },
          { name: 'some', conditional_display: { field: 'week', operator: 'greater_than', value: 51 } },
        ],
      },
    ]);
    const { findings, undecided } = analyseTemplate(load(json, weekType).template);
    expect(undecided).toEqual([]);
    expect(findings.map(({ code, elementPath }) => [code, elementPath.at(-1)])).toEqual([['never_true', 1]]);
  });

  it('A host type validates free texts with its own code, and the analysis leaves them undecided', () => {
    const json = template('test:article', { is_required: true });
    const configurator = load(json, articleType);
    const [issue] = issuesOf(evaluate(configurator, { own: '1239' }));
    expect(issue && formatIssue(issue, configurator)).toBe('Eigen: Die Prüfziffer ist falsch.');
    const english = load({ ...json, language: 'en' }, articleType);
    expect(issue && formatIssue(issue, english)).toBe('Eigen: wrong digit.');
    expect(issuesOf(evaluate(configurator, { own: '1236' }))).toEqual([]);
    expect(analyseTemplate(configurator.template).undecided.length).toBeGreaterThan(0);
    expect(priceBounds(configurator)?.lowest.totalCents).toBe(9900);
  });

  it('Invalid options of a host type are rejected with their path', () => {
    const parsed = parseTemplate(template('test:week', { additional_options: { first: 'x' } }), {
      fieldTypes: [weekType],
    });
    expect(parsed).toMatchObject({
      ok: false,
      error: [
        { code: 'invalid_value', path: ['sections', 0, 'groups', 0, 'fields', 0, 'additional_options', 'first'] },
      ],
    });
  });

  it('A host type with an invalid definition throws a clear error', () => {
    expect(() => hostile({ name: 'text' as 'a:b' })).toThrow(/two words/);
    expect(() => hostile({ domain: 3 as never })).toThrow(/needs a function "domain"/);
    expect(() => hostile({ read: 3 as never })).toThrow(/"read" that is no function/);
    expect(() => hostile({ options: {} as never })).toThrow(/zod schema/);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('boom');
      },
    ],
    ['returns nothing', () => undefined as never],
    ['names no kind', () => ({ kind: 'other' }) as never],
    ['has no values', () => ({ kind: 'choice', values: [] }) as const],
    [
      'has a value twice',
      () =>
        ({
          kind: 'choice',
          values: [
            { value: 'a', label: 'A' },
            { value: 'a', label: 'B' },
          ],
        }) as const,
    ],
    ['has a bound that is no number', () => ({ kind: 'number', min: Number.NaN }) as const],
    ['has a step of 0', () => ({ kind: 'number', step: 0 }) as const],
  ])('A host type whose domain %s rejects the template with a message', (_, domain) => {
    const parsed = parseTemplate(template('test:hostile'), { fieldTypes: [hostile({ domain })] });
    expect(parsed).toMatchObject({
      ok: false,
      error: [{ code: 'invalid_field_type', params: { name: 'test:hostile' } }],
    });
    expect(parsed.ok ? '' : parsed.error[0]?.params?.reason).toMatch(/^The field type "test:hostile" .+/);
  });

  it('A host type that throws does not stop restoring, and no unvalidated value is accepted', () => {
    const boom = () => {
      throw new Error('boom');
    };
    const reading = load(template('test:hostile'), hostile({ read: boom }));
    expect(restoreValues(reading, { own: 'x' })).toEqual({
      values: {},
      dropped: [{ fieldName: 'own', reason: 'does_not_fit' }],
    });
    expect(() => update(evaluate(reading, {}), 'own', 'x')).toThrow(FieldTypeError);
    for (const validate of [boom, () => 'no list' as never]) {
      const judging = load(template('test:hostile'), hostile({ validate }));
      expect(issuesOf(evaluate(judging, { own: 'x' }))).toMatchObject([{ code: 'invalid' }]);
    }
    const returning = load(template('test:hostile'), hostile({ read: () => ({}) as never }));
    expect(() => update(evaluate(returning, {}), 'own', 'x')).toThrow(/something else than a text/);
  });
});
