import { type WireTemplate, wireTemplate } from '../wire-template.ts';

const rectangular = { field: 'shape', operator: 'equals', value: 'rectangular' } as const;
const round = { field: 'shape', operator: 'equals', value: 'round' } as const;
const embroidered = { field: 'hasEmbroidery', operator: 'equals', value: 'true' } as const;

/** Returns JSON Logic for an amount per cm of a field above a limit. */
function centsPerCmAbove(cents: number, name: string, limitCm: number) {
  return { '*': [cents, { max: [0, { '-': [{ var: name }, limitCm] }] }] };
}

/** A dog bed: no garment, with other steps and a price by size, because the engine must not depend on the coat. */
export const dogBedTemplate: WireTemplate = wireTemplate(
  [
    {
      id: 'bed-size',
      title: 'Form und Größe',
      description: 'Messen Sie Ihren liegenden, ausgestreckten Hund und geben Sie rundum 10 cm dazu.',
      groups: [
        {
          id: 'dog-bed:bed-size:shape',
          fields: [
            {
              name: 'shape',
              field_type: 'radio',
              label: 'Form',
              is_required: true,
              options: [
                { value: 'rectangular', label: 'Rechteckig', is_default: true },
                { value: 'round', label: 'Rund', additional_price: 9 },
              ],
            },
          ],
        },
        {
          id: 'dog-bed:bed-size:rectangle',
          title: 'Maße der Liegefläche',
          layout: 'horizontal',
          conditional_display: rectangular,
          fields: [
            {
              name: 'lengthCm',
              field_type: 'number',
              label: 'Länge',
              is_required: true,
              tooltip: 'Von der Nase bis zum Rutenansatz, plus 20 cm.',
              validation_rules: {
                min: 50,
                max: 160,
                integer: true,
                message: 'Länge: Bitte geben Sie ganze Zentimeter zwischen 50 und 160 an.',
              },
              additional_options: { unit: 'cm' },
            },
            {
              name: 'widthCm',
              field_type: 'number',
              label: 'Breite',
              is_required: true,
              validation_rules: {
                min: 40,
                max: 120,
                integer: true,
                message: 'Breite: Bitte geben Sie ganze Zentimeter zwischen 40 und 120 an.',
              },
              additional_options: { unit: 'cm' },
            },
          ],
        },
        {
          id: 'dog-bed:bed-size:round',
          title: 'Maß der Liegefläche',
          conditional_display: round,
          fields: [
            {
              name: 'diameterCm',
              field_type: 'number',
              label: 'Durchmesser',
              is_required: true,
              validation_rules: {
                min: 50,
                max: 140,
                integer: true,
                message: 'Durchmesser: Bitte geben Sie ganze Zentimeter zwischen 50 und 140 an.',
              },
              additional_options: { unit: 'cm' },
            },
          ],
        },
        {
          id: 'dog-bed:bed-size:freight',
          fields: [
            {
              name: 'freightNote',
              field_type: 'static_text',
              label: 'Lieferung',
              additional_options: {
                html: '<p>Ein Bett dieser Größe kommt zusammengerollt und entfaltet sich in einem Tag.</p>',
              },
              conditional_display: { logic: { '>': [{ '+': [{ var: 'lengthCm' }, { var: 'widthCm' }] }, 220] } },
            },
          ],
        },
      ],
    },
    {
      id: 'bed-filling',
      title: 'Füllung',
      description: 'Was unter dem Bezug liegt, entscheidet über den Liegekomfort.',
      groups: [
        {
          id: 'dog-bed:bed-filling:filling',
          fields: [
            {
              name: 'dogWeightKg',
              field_type: 'number',
              label: 'Gewicht des Hundes',
              tooltip: 'Ab 20 kg empfehlen wir die orthopädische Füllung.',
              validation_rules: {
                min: 0.5,
                max: 110,
                message: 'Bitte geben Sie ein Gewicht zwischen 0,5 und 110 kg an.',
              },
              additional_options: { unit: 'kg' },
            },
            {
              name: 'filling',
              field_type: 'radio',
              label: 'Füllung',
              is_required: true,
              options: [
                { value: 'flakes', label: 'Schaumstoffflocken' },
                { value: 'wool', label: 'Schurwolle', additional_price: '18.00' },
                {
                  value: 'orthopaedic',
                  label: 'Orthopädischer Schaum',
                  additional_price: '24.50',
                  conditional_display: { not: { field: 'dogWeightKg', operator: 'less_than', value: 5 } },
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'bed-cover',
      title: 'Bezug',
      description: 'Der Bezug ist abnehmbar und bei 30 Grad waschbar.',
      groups: [
        {
          id: 'dog-bed:bed-cover:cover',
          layout: 'grid',
          fields: [
            {
              name: 'coverFabric',
              field_type: 'dropdown',
              label: 'Stoff',
              placeholder: 'Bitte wählen',
              is_required: true,
              options: [
                { value: 'cotton', label: 'Baumwolle' },
                { value: 'corduroy', label: 'Cord', additional_price: 12 },
                { value: 'waterproof', label: 'Wasserabweisend', additional_price: 16, material: 'wachstuch' },
              ],
            },
            {
              name: 'coverColor',
              field_type: 'color',
              label: 'Farbe',
              is_required: true,
              options: [
                { value: 'sand', label: 'Sand', color_value: '#D8C7A3' },
                { value: 'moss', label: 'Moos', color_value: '#5C6B4A' },
                { value: 'slate', label: 'Schiefer', color_value: '#54606B' },
                {
                  value: 'rust',
                  label: 'Rost',
                  color_value: '#A65233',
                  conditional_display: { field: 'coverFabric', operator: 'not_equals', value: 'waterproof' },
                },
              ],
            },
            {
              name: 'extras',
              field_type: 'checkbox',
              label: 'Extras',
              options: [
                { value: 'second-cover', label: 'Zweiter Bezug', additional_price: 29 },
                { value: 'non-slip', label: 'Rutschfeste Unterseite', additional_price: 9 },
                { value: 'handle', label: 'Tragegriff', additional_price: 6 },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'bed-embroidery',
      title: 'Stickerei',
      description: 'Auf Wunsch sticken wir einen Namen auf den Rand.',
      groups: [
        {
          id: 'dog-bed:bed-embroidery:text',
          fields: [
            { name: 'hasEmbroidery', field_type: 'checkbox', label: 'Mit Stickerei' },
            {
              name: 'embroideryText',
              field_type: 'text',
              label: 'Name',
              placeholder: 'z. B. Frieda',
              tooltip: 'Maximal 12 Zeichen',
              is_required: true,
              validation_rules: { maxLength: 12 },
              additional_options: { cutOff: true, hint: 'Maximal 12 Zeichen' },
              conditional_display: embroidered,
            },
            {
              name: 'embroideryColor',
              field_type: 'color',
              label: 'Garnfarbe',
              is_required: true,
              conditional_display: embroidered,
              options: [
                { value: 'cream', label: 'Creme', color_value: '#F3EBD8', is_default: true },
                { value: 'anthracite', label: 'Anthrazit', color_value: '#3A3D40' },
                { value: 'gold', label: 'Gold', color_value: '#C39A3B', additional_price: 4 },
              ],
            },
          ],
        },
      ],
    },
  ],
  {
    id: 'dog-bed',
    name: 'Hundebett nach Maß',
    language: 'de',
    description: 'Ein Bett in der Größe Ihres Hundes, mit Füllung und Bezug nach Wahl.',
    price_rules: [
      {
        id: 'length',
        label: 'Länge über 80 cm (0,35 € je cm)',
        when: rectangular,
        amount: centsPerCmAbove(35, 'lengthCm', 80),
      },
      {
        id: 'width',
        label: 'Breite über 60 cm (0,25 € je cm)',
        when: rectangular,
        amount: centsPerCmAbove(25, 'widthCm', 60),
      },
      {
        id: 'diameter',
        label: 'Durchmesser über 80 cm (0,45 € je cm)',
        when: round,
        amount: centsPerCmAbove(45, 'diameterCm', 80),
      },
      { id: 'embroidery', label: 'Stickerei', when: embroidered, amount: 1200 },
    ],
  },
);
