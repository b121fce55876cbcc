import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { describe, expect, it } from 'vitest';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';
import { formatRule } from './format-rule.ts';
import { rulesOf } from './rules-of.ts';

const template = aTemplate({
  ...wireTemplate([
    {
      title: 'Size',
      fields: [
        { name: 'length', label: 'Length', field_type: 'number' },
        { name: 'note', label: 'Note', conditional_display: { field: 'length', operator: 'greater_than', value: 40 } },
        {
          name: 'cloth',
          label: 'Cloth',
          field_type: 'computed',
          computed: { logic: { '*': [{ var: 'length' }, 2] }, result: 'number' },
        },
      ],
    },
  ]),
  price_rules: [
    { id: 'long', label: 'Long', amount: 500, when: { field: 'length', operator: 'greater_than', value: 60 } },
    { id: 'base', label: 'Base', amount: 250 },
  ],
});

describe('a rule in words', () => {
  it('The rule in words describes when it applies and what it computes or charges', () => {
    const words = rulesOf(template, englishEditorTexts.parts).map((rule) =>
      formatRule(rule, template, englishEditorTexts),
    );
    expect(words).toEqual([
      'When Length is greater than 40',
      'Computed as Length × 2',
      'When Length is greater than 60: €5.00',
      'Always: €2.50',
    ]);
  });
});
