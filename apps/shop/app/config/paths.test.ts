import { describe, expect, it } from 'vitest';
import { configuratorTypes, paths } from './paths.ts';

describe('paths', () => {
  it('[SF-NAV-04] Each of the four configurator types has a path', () => {
    expect(configuratorTypes.map((type) => paths.configure(type))).toEqual([
      '/configure/dog-coat',
      '/configure/dog-harness',
      '/configure/dog-collar',
      '/configure/dog-leash',
    ]);
  });

  it('[SF-ART-12] The path of a type leads to its configurator with the article', () => {
    expect(paths.configure('dog-leash', 'a1')).toBe('/configure/dog-leash?article=a1');
  });

  it('[SF-NAV-03] The type defaults to dog-coat if an article has a template but no type', () => {
    expect(paths.configure(null, 'a1')).toBe('/configure/dog-coat?article=a1');
  });

  it('[SF-NAV-12] The URL of the success page contains the order', () => {
    expect(paths.orderSuccess('PAY-1&x=2')).toBe('/order-success?order=PAY-1%26x%3D2');
  });

  it('[SF-NAV-09] An id that contains a slash is encoded', () => {
    expect(paths.category('../cart')).toBe('/categories/..%2Fcart');
  });

  it('The URL of the collections contains a notice', () => {
    expect([paths.categories(), paths.categories('article_load_failed')]).toEqual([
      '/categories',
      '/categories?notice=article_load_failed',
    ]);
  });
});
