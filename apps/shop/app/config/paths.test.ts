import { describe, expect, it } from 'vitest';
import { configuratorTypes, paths } from './paths.ts';

describe('paths', () => {
  it('[SF-NAV-04] knows the four configurator types', () => {
    expect(configuratorTypes).toEqual(['dog-coat', 'dog-harness', 'dog-collar', 'dog-leash']);
  });

  it('[SF-ART-12] leads to the configurator of the type with the article', () => {
    expect(paths.configure('dog-leash', 'a1')).toBe('/configure/dog-leash?article=a1');
  });

  it('[SF-NAV-03] leads to dog-coat where an article has a template but no type', () => {
    expect(paths.configure(null, 'a1')).toBe('/configure/dog-coat?article=a1');
  });

  it('[SF-NAV-12] carries the order to the success page', () => {
    expect(paths.orderSuccess('PAY-1&x=2')).toBe('/order-success?order=PAY-1%26x%3D2');
  });

  it('[SF-NAV-09] keeps an id with a slash inside its place', () => {
    expect(paths.category('../cart')).toBe('/categories/..%2Fcart');
  });

  it('carries a notice to the collections', () => {
    expect([paths.categories(), paths.categories('article_load_failed')]).toEqual([
      '/categories',
      '/categories?notice=article_load_failed',
    ]);
  });
});
