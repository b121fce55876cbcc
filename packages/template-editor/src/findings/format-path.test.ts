import type { TemplatePath } from 'configurator-core';
import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, test } from 'vitest';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';
import { formatPath } from './format-path.ts';

const template = aTemplate(
  wireTemplate(
    [{ title: 'Größe', fields: [{ name: 'size', label: 'Weite', options: [{ value: 's', label: 'Klein' }] }] }],
    {
      price_rules: [{ label: 'Eilig', amount: 500 }],
      quantity_breaks: [{ from: 5, label: 'Ab 5', percent: 10 }],
    },
  ),
);

const words = (path: TemplatePath) => formatPath(template, path, englishEditorTexts.parts);

test('A path is formatted with the labels of its parts', () => {
  expect(words(['sections', 0, 'groups', 0, 'fields', 0, 'options', 0, 'value'])).toBe(
    'Größe › Group 1 › Weite › Klein',
  );
  expect(words(['sections', 0, 'conditional_display'])).toBe('Größe');
  expect(words(['price_rules', 0, 'when'])).toBe('Price rules › Eilig');
  expect(words(['quantity_breaks', 0])).toBe('Quantity break “Ab 5”');
  expect(words(['sections', 7])).toBe('sections[7]');
});
