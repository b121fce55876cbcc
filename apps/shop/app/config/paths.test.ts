import { describe, expect, it } from 'vitest';
import { configuratorTypes, paths } from './paths.ts';

describe('paths', () => {
  it('[SF-NAV-04] has a path for each of the four configurator types', () => {
    expect(configuratorTypes.map((type) => paths.configure(type))).toEqual([
      '/configure/dog-coat',
      '/configure/dog-harness',
      '/configure/dog-collar',
      '/configure/dog-leash',
    ]);
  });

  it('[SF-ART-12] leads to the configurator of the type with the article', () => {
    expect(paths.configure('dog-leash', 'a1')).toBe('/configure/dog-leash?article=a1');
  });

  it('[SF-NAV-03] defaults to dog-coat if an article has a template but no type', () => {
    expect(paths.configure(null, 'a1')).toBe('/configure/dog-coat?article=a1');
  });

  it('[SF-NAV-12] puts the order into the URL of the success page', () => {
    expect(paths.orderSuccess('PAY-1&x=2')).toBe('/order-success?order=PAY-1%26x%3D2');
  });

  it('[SF-NAV-09] encodes an id that contains a slash', () => {
    expect(paths.category('../cart')).toBe('/categories/..%2Fcart');
  });

  it('puts a notice into the URL of the collections', () => {
    expect([paths.categories(), paths.categories('article_load_failed')]).toEqual([
      '/categories',
      '/categories?notice=article_load_failed',
    ]);
  });
});
