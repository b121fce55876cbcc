/** Settings of a coat, as stored by the engine; surcharges in euros. */
export const coatSettings = {
  'lining-options': {
    type: 'complete',
    color: 'beige',
    _prices: { type: 15 },
    _metadata: {
      section: { id: 'lining-options', title: 'Innenfutter', description: 'Ein Futter wärmt zusätzlich.' },
      fields: {
        type: {
          label: 'Innenfutter',
          field_type: 'radio',
          options: [
            { label: 'Ohne', value: 'none' },
            { label: 'Komplett', value: 'complete' },
          ],
        },
        color: { label: 'Futterfarbe', field_type: 'color', options: [{ label: 'Beige', value: 'beige' }] },
      },
    },
  },
  'additional-features': { printText: 'BELLA', _prices: { printOption: 10 } },
  _template: { id: 'dog-coat', version: 1 },
};
