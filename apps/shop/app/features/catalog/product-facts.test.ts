import { describe, expect, it } from 'vitest';
import { productFacts } from './product-facts.ts';

const article = {
  id: '0f5bb0b2-4a5e-4bbd-8d9a-2f6a35a1f001',
  title: 'Leine „Weitblick“',
  priceCents: 3_950,
  isPaused: false,
  formTemplateId: null,
  configuratorType: null,
};
const page = {
  article,
  description: 'Lange Leine.',
  url: 'https://shop.example/articles/1',
  imageUrl: 'https://shop.example/catalogue/leine-weitblick.webp',
};

describe('productFacts', () => {
  it('[SF-ART-19] [BEY-53] The facts name the product, its description and its first picture', () => {
    expect(productFacts(page)).toMatchObject({
      '@type': 'Product',
      name: 'Leine „Weitblick“',
      description: 'Lange Leine.',
      image: 'https://shop.example/catalogue/leine-weitblick.webp',
    });
  });

  it('[SF-ART-20] [CONST-01] The facts state the price in EUR with a decimal point', () => {
    expect(productFacts(page)).toMatchObject({ offers: { price: '39.50', priceCurrency: 'EUR' } });
  });

  it.each([
    [false, 'https://schema.org/InStock'],
    [true, 'https://schema.org/OutOfStock'],
  ])('[SF-ART-21] The facts state the availability of an article whose pause is %s', (isPaused, availability) => {
    expect(productFacts({ ...page, article: { ...article, isPaused } })).toMatchObject({ offers: { availability } });
  });

  it('[SF-ART-20] A configurable article without price is offered at the base price', () => {
    const configurable = { ...article, priceCents: null, configuratorType: 'dog-leash' as const };
    expect(productFacts({ ...page, article: configurable })).toMatchObject({ offers: { price: '99.00' } });
  });

  it('The facts omit the offer of an article priced on request and unknown facts', () => {
    const facts = productFacts({ ...page, article: { ...article, priceCents: null }, description: '', imageUrl: null });
    expect(Object.keys(facts)).toEqual(['@type', 'name', 'sku', 'brand']);
  });
});
