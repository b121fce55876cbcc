import type { SectionDraft } from './wire-builders.ts';

/** One colour for all cuffs. */
export const cuffColorSection: SectionDraft = {
  id: 'cuff-color',
  title: 'Bündchenfarbe',
  description: 'Eine Farbe für alle Bündchen.',
  groups: [
    {
      key: 'color',
      fields: [
        {
          name: 'selectedColor',
          type: 'color',
          label: 'Bündchenfarbe',
          isRequired: true,
          options: [
            { value: 'black', label: 'Schwarz', color: '#1A1A1A' },
            { value: 'brown', label: 'Braun', color: '#6B4226' },
            { value: 'dark-gray', label: 'Dunkelgrau', color: '#4A4D52' },
            { value: 'light-gray', label: 'Hellgrau', color: '#C4C7CA' },
            { value: 'olive', label: 'Oliv', color: '#6B6B2E' },
            { value: 'dark-blue', label: 'Dunkelblau', color: '#1F2F54' },
            { value: 'red', label: 'Rot', color: '#C1272D' },
            { value: 'pink', label: 'Pink', color: '#E75A97' },
            { value: 'orange', label: 'Orange', color: '#E8772E' },
            { value: 'bordeaux', label: 'Bordeaux', color: '#6D1A2D' },
          ],
        },
      ],
    },
  ],
};

/** The lining. Its colour is only asked once a lining is chosen. */
export const liningOptionsSection: SectionDraft = {
  id: 'lining-options',
  title: 'Innenfutter',
  description: 'Ein Futter wärmt zusätzlich und schont das Fell.',
  groups: [
    {
      key: 'lining',
      fields: [
        {
          name: 'type',
          type: 'radio',
          label: 'Innenfutter',
          isRequired: true,
          options: [
            { value: 'none', label: 'Ohne' },
            { value: 'back-only', label: 'Nur Rückenteil', priceEuro: 8 },
            { value: 'complete', label: 'Komplett', priceEuro: 15 },
          ],
        },
        {
          name: 'color',
          type: 'color',
          label: 'Futterfarbe',
          isRequired: true,
          shownIf: {
            any: [
              { field: 'type', operator: 'equals', value: 'back-only' },
              { field: 'type', operator: 'equals', value: 'complete' },
            ],
          },
          options: [
            { value: 'black', label: 'Schwarz', color: '#000000' },
            { value: 'gray', label: 'Grau', color: '#888888' },
            { value: 'brown', label: 'Braun', color: '#8B4513' },
            { value: 'beige', label: 'Beige', color: '#F5F5DC' },
          ],
        },
      ],
    },
  ],
};

/** A second zipper for dogs that do not like anything pulled over their head. */
export const zipperOptionsSection: SectionDraft = {
  id: 'zipper-options',
  title: 'Reißverschluss',
  description: 'Mit einem zweiten Reißverschluss lässt sich der Mantel auf beiden Seiten öffnen.',
  groups: [
    {
      key: 'zipper',
      fields: [
        {
          name: 'hasSecondZipper',
          type: 'radio',
          label: 'Zweiter Reißverschluss',
          options: [
            { value: 'no', label: 'Nein', isDefault: true },
            { value: 'yes', label: 'Ja', priceEuro: 12 },
          ],
        },
      ],
    },
  ],
};
