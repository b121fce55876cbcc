import { evaluate, fillText, issuesOf, loadConfigurator, plausibilityOf } from 'configurator-core';

// #region field
const unusual = {
  id: 'unusual',
  name: 'unusual',
  field_type: 'checkbox',
  label: 'Unusual chest girth',
  is_required: true,
  additional_options: { plausibility: 'Unusual for {weight}. Please measure again.' },
  options: [{ id: 'confirmed', label: 'This is correct', value: 'confirmed' }],
  conditional_display: {
    all: [
      { field: 'weight', operator: 'less_than', value: 4 },
      { field: 'chest', operator: 'greater_than', value: 51 },
    ],
  },
};
// #endregion field

const loaded = loadConfigurator({
  id: 'coat',
  name: 'Coat',
  language: 'en',
  sections: [
    {
      id: 'dog',
      groups: [
        {
          id: 'dog',
          fields: [
            { id: 'weight', name: 'weight', field_type: 'number', additional_options: { unit: 'kg' } },
            { id: 'chest', name: 'chest', field_type: 'number', additional_options: { unit: 'cm' } },
            unusual,
          ],
        },
      ],
    },
  ],
});
if (!loaded.ok) throw new Error('The template is not valid.');
const configurator = loaded.value;

// #region values
const evaluation = evaluate(configurator, { weight: 3, chest: 60 });
export const issues = issuesOf(evaluation); // [{ code: 'unconfirmed', fieldName: 'unusual' }]
const field = configurator.fields.get('unusual');
export const sentence = field && fillText(evaluation, plausibilityOf(field)); // Unusual for 3 kg. Please measure again.
export const isConfirmed =
  issuesOf(evaluate(configurator, { weight: 3, chest: 60, unusual: ['confirmed'] })).length === 0;
// #endregion values
