import type { SectionDraft } from './wire-builders.ts';

/** The step about the dog. Only the weight is required, to check the measurements. */
export const dogInformationSection: SectionDraft = {
  id: 'dog-information',
  title: 'Angaben zum Hund',
  description: 'Damit wir Schnitt und Material passend wählen können.',
  groups: [
    {
      key: 'about',
      layout: 'grid',
      fields: [
        {
          name: 'breed',
          type: 'text',
          label: 'Rasse',
          placeholder: 'z. B. Labrador oder Mischling',
          validation: { maxLength: 80 },
        },
        {
          name: 'gender',
          type: 'radio',
          label: 'Geschlecht',
          options: [
            { value: 'male', label: 'Rüde' },
            { value: 'female', label: 'Hündin' },
          ],
        },
        {
          name: 'weight',
          type: 'number',
          label: 'Gewicht',
          placeholder: 'z. B. 12,5',
          tooltip: 'Am einfachsten wiegen Sie sich einmal mit und einmal ohne Hund.',
          isRequired: true,
          validation: { min: 0.5, max: 110, message: 'Bitte geben Sie ein Gewicht zwischen 0,5 und 110 kg an.' },
          presentation: { unit: 'kg' },
        },
        {
          name: 'age',
          type: 'text',
          label: 'Alter (Jahre und Monate)',
          placeholder: '2,5 Jahre',
          tooltip: 'Zum Beispiel 2,5 Jahre oder 3 Jahre 4 Monate. Junge Hunde wachsen noch.',
          validation: { maxLength: 40 },
          presentation: { hint: 'Zum Beispiel 2,5 Jahre oder 3 Jahre 4 Monate' },
        },
      ],
    },
    {
      key: 'special',
      fields: [
        {
          name: 'specialFeatures',
          type: 'textarea',
          label: 'Besonderheiten',
          placeholder: 'z. B. breite Brust, empfindliche Stellen, Narben',
          tooltip: 'Alles, was wir beim Zuschnitt beachten sollen.',
          validation: { maxLength: 500 },
          presentation: { rows: 4 },
        },
      ],
    },
  ],
};
