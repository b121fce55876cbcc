import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { fieldsOf } from '../document/lists.ts';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';
import { germanEditorTexts } from '../texts/german-editor-texts.ts';
import { formatLimits } from './format-limits.ts';

const wordsOf = (rules: object, texts = englishEditorTexts, unit?: string) => {
  const template = aTemplate(
    wireTemplate([
      {
        title: 'Maße',
        fields: [
          { name: 'length', field_type: 'number', label: 'Länge' },
          {
            name: 'width',
            field_type: 'number',
            label: 'Breite',
            validation_rules: rules,
            ...(unit && { additional_options: { unit } }),
          },
        ],
      },
    ]),
  );
  const [, width] = fieldsOf(template);
  if (!width) throw new Error('The field is missing');
  return formatLimits(width, template, texts);
};

it.each([
  [{ min: 20, max: 90 }, ['20 to 90\u00a0cm']],
  [{ min: 0.5 }, ['at least 0.5\u00a0cm']],
  [{ max: 1200, step: 0.5 }, ['at most 1200\u00a0cm', 'in steps of 0.5\u00a0cm']],
  [{ lessThanField: 'length' }, ['cm', 'less than Länge']],
  [{}, ['cm']],
])('The limits %j are formatted as %j', (rules, words) => {
  expect(wordsOf(rules, englishEditorTexts, 'cm')).toEqual(words);
});

it('A field without limits has no text, and numbers are formatted in German', () => {
  expect(wordsOf({})).toEqual([]);
  expect(wordsOf({ min: 0.5, max: 1200 }, germanEditorTexts, 'cm')).toEqual(['0,5 bis 1200\u00a0cm']);
});
