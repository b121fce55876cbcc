import { counted } from './format.ts';

/** The middle pane while building. */
export const englishCanvas = {
  tabs: 'Parts of the template',
  general: 'General',
  addSection: 'Add Section',
  addGroup: 'Add group',
  fromLibrary: 'From the library',
  addField: 'Add field',
  /** After `addField`, for screen readers. */
  toGroup: (group: string) => `to ${group}`,
  fieldTypes: 'Field types',
  required: 'Required',
  moreOptions: (count: number) => counted(count, 'more', 'more'),
  groupAt: (position: number) => `Group ${position}`,
  moveGroupUp: (group: string) => `Move group ${group} up`,
  moveGroupDown: (group: string) => `Move group ${group} down`,
  deleteGroup: (group: string) => `Delete group ${group}`,

  templateName: 'Template name',
  nameRequired: 'Template name is required',
  description: 'Description',
  configuratorType: 'Configurator type',
  configuratorTypeHint: 'Articles of this type can use the template.',
  configuratorTypes: {
    other: 'Another product',
    coat: 'Dog coat (dog-coat)',
    harness: 'Dog harness (dog-harness)',
    collar: 'Dog collar (dog-collar)',
    leash: 'Dog leash (dog-leash)',
  },
  priceRulesHint:
    'Amounts that do not belong to an option: by measurement, by a combination of answers, or a discount.',
  moveUp: 'Move up',
  moveDown: 'Move down',
  delete: 'Delete',
  addPriceRule: 'Add price rule',
  quantityBreaks: 'Quantity breaks',
  quantityBreaksHint:
    'From a number of equal pieces in one cart line on, each piece costs less. The highest one reached applies.',
  quantityBreakAt: (position: number) => `Quantity break ${position}`,
  fromPieces: 'From pieces',
  percentOff: 'Percent off each piece',
  amountOff: 'Euros off each piece',
  quantityBreakName: 'Line in the price',
  quantityBreakLabel: (pieces: number) => `From ${pieces} pieces`,
  deleteQuantityBreak: (position: number) => `Delete quantity break ${position}`,
  addQuantityBreak: 'Add quantity break',
};
