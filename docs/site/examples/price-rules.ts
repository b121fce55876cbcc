import type { TemplateJson } from 'configurator-core';

// #region rules
export const priceRules: TemplateJson['price_rules'] = [
  // A fixed amount if a condition is met.
  {
    id: 'large',
    label: 'Extra fabric',
    when: { field: 'chest', operator: 'greater_than', value: 80 },
    amount: 1200,
  },
  // 35 cents per centimetre of back length over 60.
  {
    id: 'length',
    label: 'Long back',
    amount: { '*': [{ max: [0, { '-': [{ var: 'back' }, 60] }] }, 35] },
  },
  // Only a discount may be negative.
  {
    id: 'spring',
    label: 'Spring discount',
    amount: -500,
    discount: true,
  },
];
// #endregion rules
