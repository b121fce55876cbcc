import type { FieldDraft, SectionDraft, WireCondition } from './wire-builders.ts';

const whilePrinted: WireCondition = {
  any: [
    { field: 'printOption', operator: 'equals', value: 'one-sided' },
    { field: 'printOption', operator: 'equals', value: 'two-sided' },
  ],
};

function printText(name: string, label: string, shownIf: WireCondition): FieldDraft {
  return {
    name,
    type: 'text',
    label,
    placeholder: 'z. B. BELLA',
    tooltip: 'Maximal 5 Zeichen pro Seite',
    isRequired: true,
    validation: { maxLength: 5 },
    presentation: { cutOff: true, hint: 'Maximal 5 Zeichen pro Seite' },
    shownIf,
  };
}

/** Reflective stitching and print. A two-sided print has one text per side. */
export const additionalFeaturesSection: SectionDraft = {
  id: 'additional-features',
  title: 'Extras',
  description: 'Mehr Sicherheit im Dunkeln und ein persönlicher Aufdruck.',
  groups: [
    {
      key: 'stitching',
      fields: [
        {
          name: 'reflectiveStitching',
          type: 'radio',
          label: 'Reflektierende Nähte',
          options: [
            { value: 'no', label: 'Nein', isDefault: true },
            { value: 'yes', label: 'Ja', priceEuro: 15 },
          ],
        },
      ],
    },
    {
      key: 'print',
      title: 'Aufdruck',
      fields: [
        {
          name: 'printOption',
          type: 'radio',
          label: 'Aufdruck',
          options: [
            { value: 'none', label: 'Ohne', isDefault: true },
            { value: 'one-sided', label: 'Einseitig', priceEuro: 10 },
            { value: 'two-sided', label: 'Beidseitig', priceEuro: 18 },
          ],
        },
        {
          name: 'printColor',
          type: 'color',
          label: 'Farbe des Aufdrucks',
          isRequired: true,
          shownIf: whilePrinted,
          options: [
            { value: 'reflective', label: 'Reflektierend', color: '#C9CED3' },
            { value: 'white', label: 'Weiß', color: '#FFFFFF' },
            { value: 'black', label: 'Schwarz', color: '#1A1A1A' },
            { value: 'pink', label: 'Pink', color: '#E75A97' },
            { value: 'light-green', label: 'Hellgrün', color: '#8FD16A' },
            { value: 'red', label: 'Rot', color: '#C1272D' },
            { value: 'orange', label: 'Orange', color: '#E8772E' },
            { value: 'turquoise', label: 'Türkis', color: '#2AA9A1' },
          ],
        },
        printText('printText', 'Text des Aufdrucks', whilePrinted),
        printText('printTextSecondSide', 'Text der zweiten Seite', {
          field: 'printOption',
          operator: 'equals',
          value: 'two-sided',
        }),
      ],
    },
  ],
};
