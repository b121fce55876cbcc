import { describe, expect, it } from 'vitest';
import { priceLabel, startingPriceLabel } from './price-label.ts';

const readyMade = { formTemplateId: null, configuratorType: null };
const byTemplate = { formTemplateId: '0f5bb0b2-4a5e-4bbd-8d9a-2f6a35a1f001', configuratorType: null };
const byType = { formTemplateId: null, configuratorType: 'dog-leash' as const };

describe('priceLabel', () => {
  it.each([readyMade, byTemplate, byType])(
    '[SF-CAT-12] [SF-ART-05] [CONST-01] [CONST-02] The label is the price of an article that has one',
    (article) => {
      expect(priceLabel({ ...article, priceCents: 1_234_50 })).toBe('1.234,50\u00a0€');
    },
  );

  it('A price of zero is shown as a price', () => {
    expect(priceLabel({ ...readyMade, priceCents: 0 })).toBe('0,00\u00a0€');
  });

  it("[SF-CAT-13] The label is 'Preis auf Anfrage' for an article with neither price nor configurator", () => {
    expect(priceLabel({ ...readyMade, priceCents: null })).toBe('Preis auf Anfrage');
  });

  it.each([byTemplate, byType])(
    '[SF-CAT-13] [CFG-PRICE-03] The label is the base price of a configurable article',
    (article) => {
      expect(priceLabel({ ...article, priceCents: null })).toBe('ab 99,00\u00a0€');
    },
  );
});

it('The page of a configurable article states from which price it starts', () => {
  expect(startingPriceLabel({ ...byTemplate, priceCents: 12_900 })).toBe('ab 129,00\u00a0€');
  expect(startingPriceLabel({ ...byTemplate, priceCents: null })).toBe('ab 99,00\u00a0€');
  expect(startingPriceLabel({ ...readyMade, priceCents: 2_490 })).toBe('24,90\u00a0€');
});
