import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, test } from 'vitest';
import { pathWords } from './path-words.ts';

const template = aTemplate(
  wireTemplate(
    [{ title: 'Größe', fields: [{ name: 'size', label: 'Weite', options: [{ value: 's', label: 'Klein' }] }] }],
    {
      price_rules: [{ label: 'Eilig', amount: 500 }],
    },
  ),
);

test('a place is said by what the parts on the way are called', () => {
  expect(pathWords(template, ['sections', 0, 'groups', 0, 'fields', 0, 'options', 0, 'value'])).toBe(
    'Größe › Group › Weite › Klein',
  );
  expect(pathWords(template, ['sections', 0, 'conditional_display'])).toBe('Größe');
  expect(pathWords(template, ['price_rules', 0, 'when'])).toBe('Price rules › Eilig');
  expect(pathWords(template, ['sections', 7])).toBe('sections[7]');
});
