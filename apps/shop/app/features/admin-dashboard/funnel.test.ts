import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareStages, largestDropOff, stagesOf } from './funnel.ts';
import { dashboardTexts } from './texts/dashboard-texts.ts';

const coat = {
  templateId: 'built-in:dog-coat',
  name: 'Hundemantel nach Maß',
  opened: 40,
  added: 6,
  steps: [
    { id: 'dog-information', title: 'Angaben zum Hund', visits: 40 },
    { id: 'dog-measurements', title: 'Maße', visits: 30 },
    { id: 'fabric-selection', title: 'Stoffauswahl', visits: 12 },
  ],
};

describe('funnel of a configurator', () => {
  it('The funnel starts with opening the configurator and ends with adding to the cart', () => {
    expect(stagesOf(coat, dashboardTexts.de).map(({ label, count }) => `${label}: ${count}`)).toEqual([
      'Geöffnet: 40',
      '1. Angaben zum Hund: 40',
      '2. Maße: 30',
      '3. Stoffauswahl: 12',
      'In den Warenkorb gelegt: 6',
    ]);
  });

  it('The funnel names the step with the largest drop-off', () => {
    expect(largestDropOff(compareStages(stagesOf(coat, dashboardTexts.de)))).toEqual({
      after: '2. Maße',
      lost: 18,
      of: 30,
    });
    expect(
      largestDropOff(compareStages(stagesOf({ ...coat, opened: 0, added: 0, steps: [] }, dashboardTexts.de))),
    ).toBeNull();
  });

  it('The funnel has finite shares and no loss above the previous stage [property]', () => {
    const stage = fc.record({ label: fc.string(), count: fc.nat(10_000) });
    fc.assert(
      fc.property(fc.array(stage), (stages) => {
        const compared = compareStages(stages);
        compared.forEach(({ share, lost }, place) => {
          expect(Number.isFinite(share)).toBe(true);
          expect(lost).toBeLessThanOrEqual(stages[place - 1]?.count ?? 0);
        });
        const loss = largestDropOff(compared);
        expect(loss?.lost ?? 0).toBe(Math.max(0, ...compared.map(({ lost }) => lost)));
      }),
    );
  });
});
