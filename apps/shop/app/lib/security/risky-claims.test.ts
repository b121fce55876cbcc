import { describe, expect, it } from 'vitest';
import { riskyClaims } from './risky-claims.ts';

describe('[BEY-30] claims about the environment', () => {
  it.each([
    ['Ein nachhaltiger Mantel aus Wolle', ['nachhaltiger']],
    ['Umweltfreundliche Leine, umweltfreundliche Leine', ['Umweltfreundliche', 'umweltfreundliche']],
    ['KLIMANEUTRAL und biologisch abbaubar', ['KLIMANEUTRAL', 'biologisch abbaubar']],
    ['Aus Öko-Baumwolle', ['Öko-Baumwolle']],
  ])('The claim is found: %s', (text, found) => {
    expect(riskyClaims(text)).toEqual(found);
  });

  it.each(['', 'Aus 100 % Wolle, gewebt in Bayern', 'Grün, mit Reflexnähten', 'Bleibt auf Dauer weich'])(
    'The fact is accepted: %s',
    (text) => {
      expect(riskyClaims(text)).toEqual([]);
    },
  );
});
