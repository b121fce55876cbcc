import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTemplatePath, serializeTemplate } from '../../index.ts';
import { builtInTemplates } from '../../templates/index.ts';
import { aTemplate } from '../../testing/a-configurator.ts';
import { dogBedTemplate, everythingTemplate, templateArbitrary, windowBlindTemplate } from '../../testing/index.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { findUnknownKeys } from './find-unknown-keys.ts';

const field = (more: object) => ({ id: 'f', name: 'field', field_type: 'number', label: 'Feld', ...more });
const withField = (more: object) =>
  aTemplate({ id: 't', name: 'T', sections: [{ id: 's', title: 'S', groups: [{ id: 'g', fields: [field(more)] }] }] });

const found = (template: Parameters<typeof findUnknownKeys>[0]) =>
  findUnknownKeys(template).map(({ code, path, message }) => [code, path.at(-1), message.en]);

describe('keys that the format does not define', () => {
  it.each([
    ['lable', 'label'],
    ['is_requierd', 'is_required'],
    ['conditional_dispaly', 'conditional_display'],
    ['default_vlaue', 'default_value'],
  ])('A field with %s gets the hint that %s was meant', (key, meant) => {
    expect(found(withField({ [key]: 'x' }))).toEqual([
      ['unknown_key', key, `The field “Feld” has the unknown key “${key}” (did you mean “${meant}”?).`],
    ]);
  });

  it.each([
    ['additional_options', 'unti', 'unit'],
    ['additional_options', 'Hint', 'hint'],
    ['validation_rules', 'mni', 'min'],
    ['validation_rules', 'lesThanField', 'lessThanField'],
  ])('%s with %s get the hint that %s was meant', (part, key, meant) => {
    expect(found(withField({ [part]: { [key]: 'x' } }))).toEqual([
      ['unknown_key', key, `The field “Feld” has the unknown key “${key}” (did you mean “${meant}”?).`],
    ]);
  });

  it('Misspelled keys are errors in every part; keys of a host’s own and of stored rows are not reported', () => {
    const template = aTemplate({
      id: 't',
      name: 'T',
      format: 1,
      langauge: 'de',
      created_at: '2026-11-29',
      price_rules: [{ id: 'r', label: 'Eile', amount: { percent: 5, of: 'base' }, maximun: 5 }],
      sections: [
        {
          id: 's',
          title: 'Maße',
          descripton: 'x',
          groups: [
            {
              id: 'g',
              layuot: 'grid',
              fields: [
                field({ field_type: 'radio', options: [{ id: 'o', label: 'Oval', value: 'o', aditional_price: 5 }] }),
              ],
            },
          ],
        },
      ],
      'x-note': 7,
      $schema: './node_modules/configurator-core/template.schema.json',
    });
    const findings = findUnknownKeys(template);
    expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(['error']));
    expect(findings.map(({ element, message }) => [element, message.de])).toEqual([
      ['template', 'Die Vorlage „T“ hat den unbekannten Schlüssel „langauge“ (gemeint ist wohl „language“).'],
      ['section', 'Der Schritt „Maße“ hat den unbekannten Schlüssel „descripton“ (gemeint ist wohl „description“).'],
      ['group', 'Die Gruppe „Maße“ hat den unbekannten Schlüssel „layuot“ (gemeint ist wohl „layout“).'],
      [
        'option',
        'Die Option „Oval“ hat den unbekannten Schlüssel „aditional_price“ (gemeint ist wohl „additional_price“).',
      ],
      ['price_rule', 'Die Preisregel „Eile“ hat den unbekannten Schlüssel „maximun“ (gemeint ist wohl „maximum“).'],
    ]);
    expect(analyseTemplate(template).findings).toEqual(expect.arrayContaining([...findings]));
  });
});

it('A key like no other is a warning; a misspelled one in a computation, picture or scenario is an error', () => {
  const template = aTemplate({
    id: 't',
    name: 'T',
    fuzz: 1,
    quantity_breaks: [{ from: 5, label: 'Ab 5', percent: 5, amout: 3 }],
    scenarios: [
      { id: 's', name: 'S', values: {}, base_price: 1, quantitty: 2, expected: { visible: [], issues: [], total: 1 } },
    ],
    sections: [
      {
        id: 's',
        template_id: 't',
        groups: [
          {
            id: 'g',
            section_id: 's',
            fields: [
              field({ field_type: 'computed', group_id: 'g', computed: { result: 'number', logic: 1, decimls: 1 } }),
              field({
                id: 'f2',
                name: 'other',
                field_type: 'radio',
                options: [{ id: 'o', field_id: 'f2', label: 'O', value: 'o', image: { url: '/o.webp', al: 'O' } }],
              }),
            ],
          },
        ],
      },
    ],
  });
  expect(findUnknownKeys(template).map(({ severity, path }) => [severity, formatTemplatePath(path)])).toEqual([
    ['warning', 'fuzz'],
    ['error', 'quantity_breaks[0].amout'],
    ['error', 'scenarios[0].quantitty'],
    ['error', 'sections[0].groups[0].fields[0].computed.decimls'],
    ['warning', 'sections[0].groups[0].fields[1].options[0].image.al'],
  ]);
});

it('A key that is equally near to two known ones names neither', () => {
  expect(found(withField({ validation_rules: { mix: 1 } }))).toEqual([
    ['unknown_key', 'mix', 'The field “Feld” has the unknown key “mix”.'],
  ]);
});

describe('keys without an effect', () => {
  it.each([
    ['number', { additional_options: { rows: 3 } }, 'rows'],
    ['number', { validation_rules: { maxFiles: 3 } }, 'maxFiles'],
    ['text', { additional_options: { unit: 'cm' } }, 'unit'],
    ['dropdown', { validation_rules: { min: 1 } }, 'min'],
  ])('A %s field with %j has a hint about the key %s', (field_type, more, key) => {
    expect(found(withField({ field_type, ...more }))).toEqual([
      ['key_without_effect', key, `The field “Feld”: “${key}” has no effect on this type of field.`],
    ]);
  });

  it('Keys without an effect are not reported while they are empty', () => {
    expect(found(withField({ additional_options: { rows: null, cutOff: false, url: '' } }))).toEqual([]);
  });
});

it.each(Object.entries({ ...builtInTemplates, dogBedTemplate, everythingTemplate, windowBlindTemplate }))(
  'The example %s has only keys with an effect',
  (_, template) => expect(found(aTemplate(template))).toEqual([]),
);

it('A template written by the engine has no unknown keys', () => {
  fc.assert(
    fc.property(templateArbitrary(), (template) => {
      const again = aTemplate(serializeTemplate(aTemplate(template)));
      expect(findUnknownKeys(again).filter(({ code }) => code === 'unknown_key')).toEqual([]);
    }),
  );
});
