// #region typed
import type { TemplateLiteral, ValuesOf } from 'configurator-core';

export const tag = {
  id: 'tag',
  name: 'Dog tag',
  language: 'en',
  sections: [
    {
      id: 'shape',
      groups: [
        {
          id: 'shape',
          fields: [
            {
              id: 'f-shape',
              name: 'shape',
              field_type: 'radio',
              label: 'Shape',
              options: [
                { id: 'o-bone', label: 'Bone', value: 'bone' },
                { id: 'o-round', label: 'Round', value: 'round', additional_price: 2.5 },
              ],
            },
            { id: 'f-text', name: 'text', field_type: 'text', label: 'Text' },
          ],
        },
      ],
    },
  ],
} as const satisfies TemplateLiteral;

/** `{ shape?: 'bone' | 'round'; text?: string }` */
export type TagValues = ValuesOf<typeof tag>;

export const values: TagValues = { shape: 'round', text: 'Bella' };
// #endregion typed
