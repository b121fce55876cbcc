import { priceForQuantity, type StoredPrice, type TemplateJson } from 'configurator-core';

// #region counts
export const countRules: TemplateJson['price_rules'] = [
  // 1.50 € for each character after the third, at least 5 €.
  {
    id: 'embroidery',
    label: 'Embroidery',
    amount: { per_character: 150, field: 'dogName', included: 3 },
    minimum: 500,
  },
  // 12.5 cents for each centimetre.
  { id: 'border', label: 'Border', amount: { per_unit: 12.5, field: 'back' } },
  // 10 % of everything above, at most 20 €.
  {
    id: 'regulars',
    label: 'Regulars',
    amount: { percent: -10, of: 'subtotal' },
    maximum: 2000,
    discount: true,
  },
];
// #endregion counts

// #region table
export const tableRule: NonNullable<TemplateJson['price_rules']>[number] = {
  id: 'size',
  label: 'Made to measure',
  amount: {
    table: {
      columns: {
        field: 'back',
        ranges: [
          { from: 20, to: 50 },
          { from: 51, to: 80 },
        ],
      },
      rows: { field: 'lining', options: ['none', 'complete'] },
      cells: [
        [0, 1500],
        [900, 2900],
      ],
      gap: 'round_up',
    },
  },
};
// #endregion table

// #region quantity
export const quantityBreaks: TemplateJson['quantity_breaks'] = [
  { from: 3, label: 'From 3 pieces', percent: 5 },
  { from: 10, label: 'From 10 pieces', percent: 5, amount: 200 },
];

/** @param piece the price of one piece, from `priceOf` */
export function cartLineCents(piece: StoredPrice, quantity: number): number {
  return priceForQuantity(piece, quantity).totalCents * quantity;
}
// #endregion quantity
