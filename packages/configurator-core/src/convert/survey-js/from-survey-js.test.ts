import fc from 'fast-check';
import { Model } from 'survey-core';
import { describe, expect, it } from 'vitest';
import { evaluate, fieldState, initialValues, loadConfigurator, setValues, type TemplateJson } from '../../index.ts';
import { drawnFiles } from '../../testing/arbitraries/draw-values.ts';
import { withPartReplaced } from '../../testing/fixtures/with-part-replaced.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { fromSurveyJs } from '../index.ts';

/** A survey for a dog basket, as another shop might write it. */
const basket = {
  title: { default: 'Basket', de: 'Korb' },
  showProgressBar: 'top',
  pages: [
    {
      name: 'size',
      title: 'Size',
      elements: [
        {
          type: 'text',
          name: 'length',
          title: 'Length in cm',
          inputType: 'number',
          min: 30,
          max: 120,
          step: 5,
          isRequired: true,
        },
        {
          type: 'radiogroup',
          name: 'shape',
          title: 'Shape',
          choices: ['round', { value: 'oval', text: 'Oval', visibleIf: '{length} >= 60' }],
        },
        { type: 'boolean', name: 'embroidered', title: 'With a name?', isRequired: true },
        {
          type: 'panel',
          name: 'embroidery',
          title: 'Embroidery',
          visibleIf: '{embroidered} = true',
          elements: [
            { type: 'text', name: 'dog.name', maxLength: 12, isRequired: true },
            {
              type: 'text',
              name: 'mail',
              inputType: 'email',
              validators: [{ type: 'regex', regex: '@', text: 'An address' }],
            },
          ],
        },
      ],
    },
    {
      name: 'extras',
      visibleIf: '{shape} notempty and {length} > 40',
      elements: [
        {
          type: 'checkbox',
          name: 'extras',
          choices: ['pillow', 'blanket', 'toy'],
          defaultValue: ['toy'],
          showOtherItem: true,
        },
        {
          type: 'comment',
          name: 'wishes',
          rows: 4,
          visibleIf: "{extras} contains 'blanket' or {extras} anyof ['pillow']",
        },
        { type: 'rating', name: 'softness', rateMax: 3 },
        { type: 'matrix', name: 'opinions', columns: [1, 2], rows: ['a'] },
        { type: 'text', name: 'age', visibleIf: 'age({birthday}) > 3' },
        { type: 'html', name: 'thanks', html: '<p>Thanks</p>' },
        { type: 'file', name: 'sketch', acceptedTypes: '.pdf', maxSize: 500_000, visibleIf: '{wishes} notempty' },
      ],
    },
  ],
  triggers: [{ type: 'complete', expression: '{length} > 100' }],
};

function converted(json: unknown) {
  const result = fromSurveyJs(json);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function load(template: TemplateJson) {
  const loaded = loadConfigurator(template);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

describe('a survey', () => {
  const { template, notes } = converted(basket);

  it('becomes a template with a section for each page', () => {
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

  it('lists everything that could not be converted', () => {
    expect(notes.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'ignored title',
      'approximated pages.0.elements.2.isRequired',
      'renamed pages.0.elements.3.elements.0',
      'ignored pages.1.elements.0.showOtherItem',
      'left_out pages.1.elements.3',
      'ignored triggers',
      'always_shown pages.1.elements.4.visibleIf',
    ]);
  });

  it('shows the same questions as the survey', () => {
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

  it('breaks a cycle of conditions, which SurveyJS allows and a template does not', () => {
    const { template: open, notes: said } = converted({
      elements: [
        { type: 'text', name: 'a', visibleIf: '{b} notempty' },
        { type: 'text', name: 'b', visibleIf: '{a} notempty' },
      ],
    });
    expect(said.map(({ code }) => code)).toEqual(['always_shown']);
    expect(loadConfigurator(open).ok).toBe(true);
  });
});

describe('any survey', () => {
  it('is converted or refused, and never throws', () => {
    fc.assert(
      fc.property(withPartReplaced(basket, fc.anything()), (json) => {
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
});

const questions = [
  { type: 'text', name: 'size', inputType: 'number' },
  { type: 'text', name: 'word' },
  { type: 'dropdown', name: 'color', choices: ['red', 'green', 'blue'] },
  { type: 'checkbox', name: 'extras', choices: ['pillow', 'blanket', 'toy'] },
  { type: 'boolean', name: 'lined' },
];

/** Meaningful comparisons for each question. */
const comparison = fc.oneof(
  fc
    .tuple(fc.constantFrom('=', '<>', '<', '>', '<=', '>='), fc.integer({ min: 0, max: 4 }))
    .map(([operator, number]) => `{size} ${operator} ${number}`),
  fc
    .tuple(fc.constantFrom('=', '<>', 'contains', 'notcontains'), fc.constantFrom('ab', 'b', 'c'))
    .map(([operator, word]) => `{word} ${operator} '${word}'`),
  fc
    .tuple(fc.constantFrom('=', '<>'), fc.constantFrom('red', 'blue'))
    .map(([operator, word]) => `'${word}' ${operator} {color}`),
  fc.subarray(['red', 'green'], { minLength: 1 }).map((colors) => `{color} anyof ['${colors.join("','")}']`),
  fc
    .tuple(
      fc.constantFrom('contains', 'notcontains', 'anyof', 'allof', '='),
      fc.subarray(['pillow', 'toy'], { minLength: 1 }),
    )
    .map(([operator, list]) => `{extras} ${operator} ['${list.join("','")}']`),
  fc.constantFrom('{lined} = true', '{lined} empty', '{lined}'),
  fc
    .tuple(fc.constantFrom('size', 'word', 'color', 'extras'), fc.constantFrom('empty', 'notempty'))
    .map(([name, state]) => `{${name}} ${state}`),
);
const { expression } = fc.letrec<{ expression: string; combined: string; negated: string; leaf: string }>((tie) => ({
  leaf: comparison,
  combined: fc
    .tuple(tie('expression'), fc.constantFrom('and', 'or', '&&', '||'), tie('expression'))
    .map(([left, word, right]) => `(${left} ${word} ${right})`),
  negated: tie('expression').map((inner) => `!(${inner})`),
  expression: fc.oneof({ maxDepth: 3 }, tie('leaf'), tie('combined'), tie('negated')),
}));
const answers = fc.record(
  {
    size: fc.integer({ min: 0, max: 4 }),
    word: fc.constantFrom('ab', 'b', 'abc'),
    color: fc.constantFrom('red', 'green', 'blue'),
    extras: fc.subarray(['pillow', 'blanket', 'toy'], { minLength: 1 }),
    lined: fc.constant(true),
  },
  { requiredKeys: [] },
);

describe('a file question', () => {
  const asked = (question: object) => {
    const { template, notes } = converted({ elements: [{ type: 'file', name: 'photo', ...question }] });
    return {
      field: template.sections?.[0]?.groups?.[0]?.fields?.[0],
      notes: notes.map(({ code, path }) => [code, path.at(-1)]),
    };
  };

  it('becomes a file field with its kinds, count, size and whether it is required', () => {
    const { field, notes } = asked({
      title: 'Photo of the dog',
      isRequired: true,
      allowMultiple: true,
      maxFiles: 3,
      maxSize: 2_000_000,
      acceptedTypes: 'image/*, .PDF',
      storeDataAsText: false,
      waitForUpload: true,
      sourceType: 'file-camera',
    });
    expect(field).toMatchObject({
      field_type: 'file',
      label: 'Photo of the dog',
      is_required: true,
      additional_options: { accept: ['image', 'pdf'] },
      validation_rules: { maxFiles: 3, maxFileBytes: 2_000_000 },
    });
    expect(notes).toEqual([]);
  });

  it.each([
    [{ acceptedTypes: 'application/pdf' }, ['pdf'], 1, []],
    [{ acceptedTypes: '.png,.jpg', maxFiles: 4 }, ['image'], 1, [['approximated', 'acceptedTypes']]],
    [{ acceptedTypes: 'image/*,video/*' }, ['image'], 1, [['ignored', 'acceptedTypes']]],
    [{}, ['image', 'pdf'], 1, [['approximated', 0]]],
    [{ allowMultiple: true, acceptedTypes: '.pdf' }, ['pdf'], 10, [['approximated', 'allowMultiple']]],
    [{ allowMultiple: true, maxFiles: 500, acceptedTypes: '.pdf' }, ['pdf'], 10, [['approximated', 'allowMultiple']]],
    [{ acceptedCategories: ['document', 'audio'] }, ['pdf'], 1, [['ignored', 'acceptedCategories']]],
    [{ acceptedTypes: '.pdf', defaultValue: 'a.pdf' }, ['pdf'], 1, [['ignored', 'defaultValue']]],
  ])('reports unsupported features of a file field: %j', (question, accept, maxFiles, notes) => {
    const found = asked(question);
    expect(found.field).toMatchObject({ additional_options: { accept }, validation_rules: { maxFiles } });
    expect(found.notes).toEqual(notes);
  });

  it.each(['.docx', 'constructor', '__proto__'])('is omitted if it accepts only %s', (acceptedTypes) => {
    const { template, notes } = converted({
      elements: [
        { type: 'text', name: 'name', visibleIf: '{contract} notempty' },
        { type: 'file', name: 'contract', acceptedTypes },
      ],
    });
    expect(template.sections?.[0]?.groups?.[0]?.fields?.map(({ name }) => name)).toEqual(['name']);
    expect(notes.map(({ code }) => code)).toEqual(['ignored', 'left_out', 'always_shown']);
  });

  it('can only be tested for having files by conditions', () => {
    const { template, notes } = converted({
      elements: [
        { type: 'file', name: 'photo', acceptedTypes: 'image/*' },
        { type: 'text', name: 'with', visibleIf: '{photo} notempty' },
        { type: 'text', name: 'set', visibleIf: '{photo}' },
        { type: 'text', name: 'without', visibleIf: '{photo} empty' },
        { type: 'text', name: 'odd', visibleIf: "{photo} = 'a.png'" },
      ],
    });
    expect(notes.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(['always_shown elements.4.visibleIf']);
    const configurator = load(template);
    const shown = (values: Record<string, unknown>) => {
      const evaluation = evaluate(configurator, setValues(configurator, {}, values));
      return ['with', 'set', 'without', 'odd'].filter((name) => fieldState(evaluation, name)?.isVisible);
    };
    const [photo] = drawnFiles;
    expect(shown({})).toEqual(['without', 'odd']);
    expect(shown({ photo: [photo] })).toEqual(['with', 'set', 'odd']);
  });
});

describe('a condition', () => {
  it('shows a question exactly when SurveyJS shows it', () => {
    fc.assert(
      fc.property(expression, fc.array(answers, { minLength: 1, maxLength: 5 }), (visibleIf, all) => {
        const survey = { elements: [...questions, { type: 'text', name: 'asked', visibleIf }] };
        const { template, notes } = converted(survey);
        expect(notes).toEqual([]);
        const configurator = load(template);
        const model = new Model(survey);
        for (const values of all) {
          model.data = structuredClone(values);
          const evaluation = evaluate(configurator, values);
          const isVisible = model.getQuestionByName('asked').isVisible;
          expect([visibleIf, values, fieldState(evaluation, 'asked')?.isVisible]).toEqual([
            visibleIf,
            values,
            isVisible,
          ]);
        }
      }),
      propertyRuns(150),
    );
  });
});
