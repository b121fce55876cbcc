import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { countGraphemes, cutGraphemes } from './graphemes.ts';

const family = '👨‍👩‍👧';

describe('graphemes', () => {
  it.each([
    ['', 0],
    ['BELLA', 5],
    ['Größe', 5],
    ['e\u0301', 1],
    ['🇩🇪🇦🇹', 2],
    [`${family}!`, 2],
    ['👍🏽', 1],
    ['a\nb', 3],
    ['a\r\nb', 3],
  ])('Graphemes are counted as a reader sees them: %j has %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it('Graphemes are never cut in half', () => {
    expect(cutGraphemes('🇩🇪🇦🇹', 1)).toBe('🇩🇪');
    expect(cutGraphemes(`a${family}b`, 2)).toBe(`a${family}`);
    expect(cutGraphemes('BELLISSIMA', 5)).toBe('BELLI');
    expect(cutGraphemes('BELLA', 5)).toBe('BELLA');
    expect(cutGraphemes('BELLA', 0)).toBe('');
  });

  it('Graphemes are truncated to the maximum and never below the available number', () => {
    const text = fc.array(fc.constantFrom('a', ' ', 'ß', '🇩', '🇪', '\u0301', '\u200d', '👨', '🏽', '\r', '\n'));
    fc.assert(
      fc.property(text, fc.nat(8), (parts, most) => {
        const whole = parts.join('');
        const cut = cutGraphemes(whole, most);
        expect(whole.startsWith(cut)).toBe(true);
        expect(countGraphemes(cut)).toBe(Math.min(most, countGraphemes(whole)));
      }),
      propertyRuns(),
    );
  });
});
