import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import {
  type WireCondition,
  type WireRule,
  type WireTemplate,
  type WireValidation,
  wireTemplate,
} from '../wire-template.ts';

const rule = (field: string, operator: WireRule['operator'], value: WireRule['value']): WireRule => ({
  field,
  operator,
  value,
});
const size = {
  name: 'size',
  label: 'Größe',
  options: [{ value: 's' }, { value: 'm' }, { value: 'l' }],
};
const weight = {
  name: 'weight',
  label: 'Gewicht',
  field_type: 'number' as const,
  validation_rules: { min: 1, max: 60 },
};
const neck = { name: 'neck', label: 'Hals', field_type: 'number' as const, validation_rules: { min: 20, max: 60 } };
const chestAbove = (validation_rules: WireValidation) => ({
  name: 'chest',
  field_type: 'number' as const,
  validation_rules,
});
const plausibilityCheck = (conditional_display: WireCondition | null) => ({
  name: 'unusual',
  field_type: 'checkbox' as const,
  is_required: true,
  additional_options: { plausibility: 'Ungewöhnlich: {weight}' },
  options: [{ value: 'confirmed', label: 'Stimmt so' }],
  conditional_display,
});
const first = ['sections', 0, 'groups', 0, 'fields'] as const;

/** A template with one fault, and the expected finding. */
export interface BrokenTemplate {
  readonly template: WireTemplate;
  readonly code: string;
  readonly path: TemplatePath;
}

/** A broken template for every finding, including all those that form linters miss. The key describes the fault. */
export const brokenTemplates = {
  'a contradiction over an any': {
    code: 'never_true',
    path: [...first, 1, 'conditional_display'],
    template: wireTemplate([
      {
        fields: [
          size,
          {
            name: 'hood',
            conditional_display: {
              all: [{ any: [rule('size', 'equals', 's'), rule('size', 'equals', 'm')] }, rule('size', 'equals', 'l')],
            },
          },
        ],
      },
    ]),
  },
  'a number beyond its bounds': {
    code: 'never_true',
    path: [...first, 1, 'conditional_display'],
    template: wireTemplate([
      { fields: [weight, { name: 'giant', conditional_display: rule('weight', 'greater_than', 100) }] },
    ]),
  },
  'a range that is empty': {
    code: 'never_true',
    path: [...first, 1, 'conditional_display'],
    template: wireTemplate([
      {
        fields: [
          weight,
          {
            name: 'note',
            conditional_display: { all: [rule('weight', 'greater_than', 50), rule('weight', 'less_than', 40)] },
          },
        ],
      },
    ]),
  },
  'a plausibility check of a range that is empty': {
    code: 'never_asked',
    path: [...first, 1, 'conditional_display'],
    template: wireTemplate([{ fields: [weight, plausibilityCheck(rule('weight', 'greater_than', 60))] }]),
  },
  'a plausibility check of every weight': {
    code: 'always_asked',
    path: [...first, 1, 'conditional_display'],
    template: wireTemplate([{ fields: [weight, plausibilityCheck({ not: rule('weight', 'less_than', 1) })] }]),
  },
  'a plausibility check without a condition': {
    code: 'always_asked',
    path: [...first, 1],
    template: wireTemplate([{ fields: [weight, plausibilityCheck(null)] }]),
  },
  'every option excluded': {
    code: 'only_incomplete',
    path: [...first, 1, 'conditional_display'],
    template: wireTemplate([
      {
        fields: [
          { ...size, is_required: true },
          {
            name: 'other',
            conditional_display: {
              all: ['s', 'm', 'l'].map((value) => rule('size', 'not_equals', value)),
            },
          },
        ],
      },
    ]),
  },
  'a child that needs another size than its group': {
    code: 'never_shown',
    path: ['sections', 0, 'groups', 1, 'fields', 0, 'conditional_display'],
    template: wireTemplate([
      {
        groups: [
          { fields: [size] },
          {
            conditional_display: rule('size', 'equals', 's'),
            fields: [{ name: 'hood', conditional_display: rule('size', 'equals', 'm') }],
          },
        ],
      },
    ]),
  },
  'a chain whose ends exclude each other': {
    code: 'never_true',
    path: [...first, 2, 'conditional_display'],
    template: wireTemplate([
      {
        fields: [
          size,
          { name: 'belt', options: [{ value: 'yes' }], conditional_display: rule('size', 'equals', 's') },
          {
            name: 'buckle',
            conditional_display: { all: [rule('belt', 'equals', 'yes'), rule('size', 'equals', 'l')] },
          },
        ],
      },
    ]),
  },
  'two fields that need each other filled': {
    code: 'visibility_cycle',
    path: [...first, 0],
    template: wireTemplate([
      {
        fields: [
          { name: 'a', conditional_display: rule('b', 'contains', '') },
          { name: 'b', conditional_display: rule('a', 'contains', '') },
        ],
      },
    ]),
  },
  'a required field whose options all vanish': {
    code: 'dead_end',
    path: [...first, 1],
    template: wireTemplate([
      {
        fields: [
          size,
          {
            name: 'zipper',
            is_required: true,
            options: [
              { value: 'short', conditional_display: rule('size', 'equals', 'm') },
              { value: 'long', conditional_display: rule('size', 'equals', 'l') },
            ],
          },
        ],
      },
    ]),
  },
  'a required field that can never be filled in': {
    code: 'cannot_complete',
    path: [...first, 0],
    template: wireTemplate([{ fields: [{ ...weight, is_required: true, validation_rules: { min: 20, max: 10 } }] }]),
  },
  'a condition that always holds': {
    code: 'always_true',
    path: [...first, 1, 'conditional_display'],
    template: wireTemplate([
      {
        fields: [
          size,
          {
            name: 'note',
            conditional_display: { any: [rule('size', 'equals', 's'), rule('size', 'not_equals', 's')] },
          },
        ],
      },
    ]),
  },
  'a condition its section asks already': {
    code: 'implied',
    path: ['sections', 1, 'groups', 0, 'fields', 0, 'conditional_display'],
    template: wireTemplate([
      { fields: [size] },
      {
        conditional_display: rule('size', 'equals', 's'),
        fields: [{ name: 'note', conditional_display: rule('size', 'not_equals', 'l') }],
      },
    ]),
  },
  'a term another term contains': {
    code: 'redundant_term',
    path: [...first, 1, 'conditional_display', 'all', 0],
    template: wireTemplate([
      {
        fields: [
          weight,
          {
            name: 'note',
            conditional_display: { all: [rule('weight', 'greater_than', 10), rule('weight', 'greater_than', 20)] },
          },
        ],
      },
    ]),
  },
  'a term the chain contains': {
    code: 'redundant_term',
    path: [...first, 2, 'conditional_display', 'all', 1],
    template: wireTemplate([
      {
        fields: [
          size,
          {
            name: 'belt',
            options: [{ value: 'yes' }, { value: 'no' }],
            conditional_display: rule('size', 'equals', 's'),
          },
          {
            name: 'buckle',
            conditional_display: { all: [rule('belt', 'equals', 'yes'), rule('size', 'equals', 's')] },
          },
        ],
      },
    ]),
  },
  'a rule on a value the field does not offer': {
    code: 'unknown_option',
    path: [...first, 1, 'conditional_display', 'value'],
    template: wireTemplate([
      { fields: [size, { name: 'note', conditional_display: rule('size', 'not_equals', 'xxl') }] },
    ]),
  },
  'a rule on a field that is not there': {
    code: 'unknown_field',
    path: [...first, 0, 'conditional_display', 'any', 1, 'field'],
    template: wireTemplate([
      {
        fields: [
          {
            name: 'note',
            conditional_display: { any: [rule('note2', 'equals', 'x'), rule('color', 'equals', 'red')] },
          },
          { name: 'note2' },
        ],
      },
    ]),
  },
  'a comparison with a field that is not there': {
    code: 'invalid_comparison',
    path: [...first, 1, 'validation_rules', 'greaterThanField'],
    template: wireTemplate([{ fields: [neck, chestAbove({ greaterThanField: 'hals' })] }]),
  },
  'a number that must be greater than it can be': {
    code: 'impossible_comparison',
    path: [...first, 1, 'validation_rules', 'greaterThanField'],
    template: wireTemplate([{ fields: [neck, chestAbove({ max: 20, greaterThanField: 'neck' })] }]),
  },
  'comparisons in a circle': {
    code: 'circular_comparison',
    path: [...first, 1, 'validation_rules', 'greaterThanField'],
    template: wireTemplate([{ fields: [neck, chestAbove({ greaterThanField: 'neck', lessThanField: 'neck' })] }]),
  },
  'a comparison that is always kept': {
    code: 'needless_comparison',
    path: [...first, 1, 'validation_rules', 'greaterThanField'],
    template: wireTemplate([{ fields: [neck, chestAbove({ min: 61, greaterThanField: 'neck' })] }]),
  },
  'a price rule that never applies': {
    code: 'never_true',
    path: ['price_rules', 0, 'when'],
    template: wireTemplate([{ fields: [weight] }], {
      price_rules: [{ id: 'oversize', label: 'Übergröße', when: rule('weight', 'greater_than', 60), amount: 1200 }],
    }),
  },
} satisfies Record<string, BrokenTemplate>;
