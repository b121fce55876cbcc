// #region translated
import { Configurator } from 'configurator-react';

const leash = {
  id: 'leash',
  name: 'Leine',
  language: 'de',
  sections: [
    {
      id: 'make',
      title: 'Ausführung',
      translations: { en: { title: { text: 'Make', of: 'Ausführung' } } },
      groups: [
        {
          id: 'size',
          fields: [
            {
              id: 'length',
              name: 'length',
              field_type: 'number',
              label: 'Länge',
              additional_options: { unit: 'cm' },
              translations: { en: { label: { text: 'Length', of: 'Länge' } } },
            },
          ],
        },
      ],
    },
  ],
};

export function EnglishLeash() {
  return <Configurator template={leash} language="en-GB" />;
}
// #endregion translated
