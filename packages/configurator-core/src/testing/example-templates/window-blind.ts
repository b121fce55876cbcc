import { type WireTableRange, type WireTemplate, wireTemplate } from '../wire-template.ts';

/** Returns adjacent ranges: each ends where the next one begins. */
function ranges(...limits: readonly number[]): WireTableRange[] {
  return limits.slice(1).map((to, index) => ({ from: limits[index] ?? 0, to }));
}

const metres = (name: string) => ({ '/': [{ var: name }, 100] });

/** A window blind priced by width and height: a product unrelated to dogs. */
export const windowBlindTemplate: WireTemplate = wireTemplate(
  [
    {
      id: 'blind-size',
      title: 'Maße',
      description: 'Messen Sie die Nische an der schmalsten Stelle. Fläche: {areaM2}.',
      groups: [
        {
          id: 'window-blind:blind-size:size',
          layout: 'horizontal',
          fields: [
            {
              name: 'widthCm',
              field_type: 'number',
              label: 'Breite',
              is_required: true,
              validation_rules: { min: 40, max: 200 },
              additional_options: { unit: 'cm' },
            },
            {
              name: 'heightCm',
              field_type: 'number',
              label: 'Höhe',
              is_required: true,
              validation_rules: { min: 50, max: 240 },
              additional_options: { unit: 'cm' },
            },
            {
              name: 'areaM2',
              label: 'Fläche',
              additional_options: { unit: 'm²' },
              computed: { result: 'number', logic: { '*': [metres('widthCm'), metres('heightCm')] } },
            },
            {
              name: 'fabricLengthM',
              label: 'Stofflänge',
              additional_options: { unit: 'm' },
              // Adds 25 cm for the roller and the hem.
              computed: { result: 'number', logic: { '+': [metres('heightCm'), 0.25] }, internal: true },
            },
          ],
        },
      ],
    },
    {
      id: 'blind-look',
      title: 'Stoff und Bedienung',
      groups: [
        {
          id: 'window-blind:blind-look:fabric',
          fields: [
            {
              name: 'fabric',
              field_type: 'radio',
              label: 'Stoff',
              is_required: true,
              options: [
                { value: 'light', label: 'Lichtdurchlässig', is_default: true },
                { value: 'blackout', label: 'Verdunkelnd', additional_price: 14.5 },
              ],
            },
            {
              name: 'operation',
              field_type: 'radio',
              label: 'Bedienung',
              is_required: true,
              options: [
                { value: 'chain', label: 'Kette', is_default: true },
                { value: 'motor', label: 'Motor', additional_price: 69 },
              ],
            },
            {
              name: 'chainSide',
              field_type: 'radio',
              label: 'Seite der Kette',
              is_required: true,
              conditional_display: { field: 'operation', operator: 'equals', value: 'chain' },
              options: [
                { value: 'left', label: 'Links' },
                { value: 'right', label: 'Rechts', is_default: true },
              ],
            },
          ],
        },
      ],
    },
  ],
  {
    id: 'example:window-blind',
    name: 'Rollo nach Maß',
    language: 'de',
    description: 'Ein Rollo für Ihr Fenster, nach Breite und Höhe.',
    price_rules: [
      {
        id: 'size',
        label: 'Aufpreis nach Größe',
        amount: {
          table: {
            columns: { field: 'widthCm', ranges: ranges(40, 80, 120, 160, 200) },
            rows: { field: 'heightCm', ranges: ranges(50, 120, 180, 240) },
            cells: [
              [0, 900, 1900, 3100],
              [700, 1700, 2850, 4200],
              [1500, 2600, 3950, null],
            ],
            gap: 'reject',
            message: 'In dieser Größe ist der Stoff zu schwer. Bitte wählen Sie ein kleineres Maß.',
          },
        },
      },
    ],
    quantity_breaks: [
      { from: 3, label: 'Mengenrabatt ab 3 Stück', percent: 7.5 },
      { from: 6, label: 'Mengenrabatt ab 6 Stück', percent: 12 },
    ],
  },
);
