import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceededLimit } from '../../contract/primitives/limits.ts';
import { evaluate, fieldState, initialValues, loadConfigurator, setValues } from '../../index.ts';
import { isRecord } from '../../json.ts';
import { basketSurvey } from '../../testing/fixtures/basket-survey.ts';
import { convertedSurvey, load } from '../../testing/fixtures/converted-survey.ts';
import { withPartReplaced } from '../../testing/fixtures/with-part-replaced.ts';
import { hostileJsonArbitrary } from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { fromSurveyJs } from '../index.ts';

describe('a survey', () => {
  const { template, notes } = convertedSurvey(basketSurvey);

  it('A survey becomes a template with a section for each page', () => {
    expect(template.name).toBe('Basket');
    expect(template.sections?.map(({ id, title }) => [id, title])).toEqual([
      ['size', 'Size'],
      ['extras', 'extras'],
    ]);
    const fields = template.sections?.flatMap(({ groups }) => groups?.flatMap((group) => group.fields ?? []) ?? []);
    expect(fields?.map(({ name, field_type }) => [name, field_type])).toEqual([
      ['length', 'number'],
      ['shape', 'radio'],
      ['embroidered', 'checkbox'],
      ['dog_name', 'text'],
      ['mail', 'text'],
      ['extras', 'checkbox'],
      ['wishes', 'textarea'],
      ['softness', 'radio'],
      ['age', 'text'],
      ['thanks', 'static_text'],
      ['sketch', 'file'],
    ]);
    expect(fields?.[0]).toMatchObject({
      label: 'Length in cm',
      is_required: true,
      validation_rules: { min: 30, max: 120, step: 5 },
    });
    expect(fields?.[4]?.validation_rules).toMatchObject({ email: true, message: 'An address' });
    expect(fields?.[7]?.options?.map(({ value }) => value)).toEqual(['1', '2', '3']);
  });

  it('A note lists everything that could not be converted', () => {
    expect(notes.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'ignored title',
      'approximated pages.0.elements.2.isRequired',
      'renamed pages.0.elements.3.elements.0',
      'ignored pages.1.elements.0.showOtherItem',
      'left_out pages.1.elements.3',
      'ignored triggers',
      'always_shown pages.1.elements.4.visibleIf',
      'approximated pages.1.elements.6.visibleIf',
      'approximated pages.1.visibleIf',
      'approximated pages.1.elements.6.visibleIf',
    ]);
  });

  it('A converted survey shows the same questions as the survey', () => {
    const configurator = load(template);
    const shown = (values: Record<string, unknown>) => {
      const evaluation = evaluate(configurator, setValues(configurator, initialValues(configurator), values));
      return ['dog_name', 'extras', 'wishes'].filter((name) => fieldState(evaluation, name)?.isVisible);
    };
    expect(shown({})).toEqual([]);
    expect(shown({ embroidered: true })).toEqual(['dog_name']);
    expect(shown({ shape: 'round', length: 50, extras: ['toy'] })).toEqual(['extras']);
    expect(shown({ shape: 'round', length: 50, extras: ['pillow'] })).toEqual(['extras', 'wishes']);
    expect(shown({ shape: 'round', length: 40, extras: ['pillow'] })).toEqual([]);
  });

  it('A conversion breaks a cycle of conditions, which SurveyJS allows and a template does not', () => {
    const { template: open, notes: said } = convertedSurvey({
      elements: [
        { type: 'text', name: 'a', visibleIf: '{b} notempty' },
        { type: 'text', name: 'b', visibleIf: '{a} notempty' },
      ],
    });
    expect(said.filter(({ code }) => code !== 'approximated')).toMatchObject([
      { code: 'always_shown', path: ['elements', 0, 'visibleIf'] },
    ]);
    expect(loadConfigurator(open).ok).toBe(true);
  });
});

describe('any survey', () => {
  it('Any survey is converted or refused, and never throws', () => {
    fc.assert(
      fc.property(withPartReplaced(basketSurvey, fc.oneof(hostileJsonArbitrary(), fc.anything())), (json) => {
        const result = fromSurveyJs(json);
        if (result.ok) load(result.value.template);
        else expect(result.error.length).toBeGreaterThan(0);
      }),
      propertyRuns(),
    );
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (json) => {
        const result = fromSurveyJs(json);
        if (result.ok) load(result.value.template);
      }),
      propertyRuns(),
    );
  });

  it('A survey is not called unreadable because of one part of an unexpected shape', () => {
    fc.assert(
      fc.property(withPartReplaced(basketSurvey, hostileJsonArbitrary()), (json) => {
        fc.pre(isRecord(json) && exceededLimit(json) === null);
        const result = fromSurveyJs(json);
        expect(result.ok ? [] : result.error.filter(({ code }) => code === 'unreadable')).toEqual([]);
      }),
      propertyRuns(),
    );
  });
});
