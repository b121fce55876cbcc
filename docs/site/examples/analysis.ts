import type { TemplateJson } from 'configurator-core';
import { parseTemplate } from 'configurator-core';
import { analyseTemplate, applyFix } from 'configurator-core/analysis';

const hood: TemplateJson = {
  id: 'hood',
  format: 3,
  name: 'Hood',
  sections: [
    {
      id: 'main',
      groups: [
        {
          id: 'group',
          fields: [
            {
              id: 'size',
              name: 'size',
              field_type: 'radio',
              label: 'Size',
              options: [
                { id: 's', label: 'S', value: 's' },
                { id: 'l', label: 'L', value: 'l' },
              ],
            },
            {
              id: 'hood',
              name: 'hood',
              field_type: 'checkbox',
              label: 'Hood',
              conditional_display: {
                all: [
                  { field: 'size', operator: 'equals', value: 's' },
                  { field: 'size', operator: 'equals', value: 'l' },
                ],
              },
            },
          ],
        },
      ],
    },
  ],
};

const parsed = parseTemplate(hood);
if (!parsed.ok) throw new Error('The template cannot be read.');
const template = parsed.value;

// #region analysis
const { findings, undecided } = analyseTemplate(template);
const [finding] = findings;

finding?.code; // 'never_true'
finding?.severity; // 'warning'
finding?.path; // ['sections', 0, 'groups', 0, 'fields', 1, 'conditional_display']
finding?.message.en; // message for the editor of the template

const fixed = finding?.fix ? applyFix(template, finding.fix) : template;

// #endregion analysis

export { finding, fixed, hood, undecided };
