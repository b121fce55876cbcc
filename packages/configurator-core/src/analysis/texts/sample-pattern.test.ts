import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { samplePattern } from './sample-pattern.ts';

describe('samples of a pattern', () => {
  it.each([
    'https?://[^\\s/]+\\.\\S+',
    '[A-Z]{2}\\d{3,5}',
    '(?:Rüde|Hündin)',
    '\\p{L}+( \\p{L}+)*',
    '\\+?[0-9 ]{6,}',
    'a?b*c+',
  ])('Samples of a pattern match %s', (pattern) => {
    const matching = samplePattern(pattern).filter((text) => new RegExp(`^(?:${pattern})$`, 'u').test(text));
    expect(matching.length).toBeGreaterThan(0);
  });

  it('Samples of a pattern are empty for unsupported patterns', () => {
    expect(samplePattern('(?=look)ahead')).toEqual([]);
    expect(samplePattern('(open')).toEqual([]);
    expect(samplePattern('[')).toEqual([]);
  });

  it('Samples of a pattern terminate for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        expect(Array.isArray(samplePattern(text))).toBe(true);
      }),
      propertyRuns(),
    );
  });
});
