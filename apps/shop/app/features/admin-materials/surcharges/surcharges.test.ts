import { parseTemplate, serializeTemplate } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { isEuroAmount, misreadNumberTexts } from 'configurator-core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedCents, parseSurchargeChange, surchargesOf, withSurcharges } from './surcharges.ts';

function coat() {
  const parsed = parseTemplate(dogCoatTemplate);
  if (!parsed.ok) throw new Error('The coat cannot be read');
  return parsed.value;
}

const cents = fc.integer({ min: 0, max: 50_000 });

describe('the surcharges of a material', () => {
  it('Only the options made of the material are listed', () => {
    const found = surchargesOf(coat(), 'tartan-rot');
    expect(found.map(({ optionLabel }) => optionLabel)).toEqual(['Wolle Tartan Rot']);
    expect(surchargesOf(coat(), 'unknown')).toEqual([]);
  });

  it('A new surcharge changes only the named options, and survives saving and reading', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const before = coat();
        const [tartan] = surchargesOf(before, 'tartan-rot');
        if (tartan === undefined) throw new Error('The coat has no tartan');
        const after = withSurcharges(before, new Map([[tartan.optionId, amount]]));
        const others = ({ sections }: typeof before) =>
          sections
            .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields.flatMap(({ options }) => options)))
            .filter(({ id }) => id !== tartan.optionId);
        expect(others(after)).toEqual(others(before));
        const read = parseTemplate(serializeTemplate(after));
        expect(read.ok && surchargesOf(read.value, 'tartan-rot').map((surcharge) => surcharge.cents)).toEqual([amount]);
        expect(withSurcharges(after, new Map([[tartan.optionId, tartan.cents]]))).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    [1_200, { kind: 'set', amountCents: 500 }, 500],
    [1_200, { kind: 'add', amountCents: 250 }, 1_450],
    [1_200, { kind: 'percent', percent: 2.5 }, 1_230],
    [1_999, { kind: 'percent', percent: 10 }, 2_199],
    [300, { kind: 'add', amountCents: -500 }, 0],
    [300, { kind: 'percent', percent: -150 }, 0],
  ] as const)('The amount of %i cents with %o is %i', (before, change, after) => {
    expect(changedCents(before, change)).toBe(after);
  });

  it.each([
    ['set', '12,5', { kind: 'set', amountCents: 1_250 }],
    ['add', '-1.20', { kind: 'add', amountCents: -120 }],
    ['percent', ' 8,25 ', { kind: 'percent', percent: 8.25 }],
    ['set', '1.250', { kind: 'set', amountCents: 125_000 }],
    ['percent', '12,5 %', { kind: 'percent', percent: 12.5 }],
    ['set', '-1', undefined],
    ['set', '0.125', undefined],
    ['percent', '8,255', undefined],
    ['add', 'viel', undefined],
    ['percent', '', undefined],
  ] as const)('The surcharge is read from its text: %s %j', (kind, text, change) => {
    expect(parseSurchargeChange(kind, text, 'de-DE')).toEqual(change);
  });

  it('The surcharge is read as the table of numbers says', () => {
    const amount = (text: string, locale: string) => {
      const change = parseSurchargeChange('set', text, locale);
      return change?.kind === 'set' ? change.amountCents / 100 : undefined;
    };
    const percent = (text: string, locale: string) => {
      const change = parseSurchargeChange('percent', text, locale);
      return change?.kind === 'percent' ? change.percent : undefined;
    };
    const accepts = (number: number) => Number(number.toFixed(2)) === number && Math.abs(number) < 1e6;
    expect(misreadNumberTexts({ read: amount, unit: '€', accepts: isEuroAmount })).toEqual([]);
    expect(misreadNumberTexts({ read: percent, unit: '%', accepts })).toEqual([]);
  });
});
