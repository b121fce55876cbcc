import { lineFeatures, priceFromSettings } from 'configurator-core';
import { expect, it } from 'vitest';
import { orderItemSchema } from './orders.schema.ts';

/** A row of `order_items` as stored by the version of 2026-11-22. */
const recorded = {
  position: 0,
  article_id: '30000000-0000-4000-8000-000000000001',
  title: 'Nordwind',
  quantity: 2,
  unit_price_cents: 15_600,
  price_lines: [
    {
      fieldName: 'type',
      optionValues: ['complete'],
      label: 'Innenfutter Option',
      amountCents: 1500,
      reason: 'Komplett',
      ruleIndex: null,
    },
    {
      fieldName: null,
      optionValues: [],
      label: 'Übergröße',
      amountCents: 1200,
      reason: 'Übergröße',
      ruleIndex: 0,
    },
  ],
  configurator_settings: {
    'lining-options': {
      type: 'complete',
      _prices: { type: 15 },
      _metadata: {
        section: { id: 'lining-options', title: 'Innenfutter', description: null },
        fields: {
          type: { label: 'Innenfutter', field_type: 'radio', options: [{ label: 'Komplett', value: 'complete' }] },
        },
      },
    },
    _rules: { _prices: { Übergröße: 12 } },
    _template: { id: '40000000-0000-4000-8000-000000000001', version: 1 },
  },
  withdrawal_excluded: true,
  delivery_min_days: 10,
  delivery_max_days: 15,
};

it('A recorded order item is parsed with its frozen price lines and described without the template', () => {
  const item = orderItemSchema.parse(structuredClone(recorded));
  expect(item.price_lines).toEqual([
    { label: 'Innenfutter Option', amountCents: 1500 },
    { label: 'Übergröße', amountCents: 1200 },
  ]);
  expect(lineFeatures(item.configurator_settings)).toMatchObject([{ label: 'Innenfutter', value: 'Komplett' }]);
  expect(priceFromSettings(item.configurator_settings, 12_900).totalCents).toBe(item.unit_price_cents);
});
