import { describe, expect, it } from 'vitest';
import { analyseTemplate, priceBounds } from '../../analysis/index.ts';
import { effectiveValuesOf, evaluate, initialValues, issuesOf, priceForQuantity, priceOf } from '../../index.ts';
import { aConfigurator, aTemplate } from '../a-configurator.ts';
import { windowBlindTemplate } from './window-blind.ts';

const configurator = aConfigurator(windowBlindTemplate);
const blind = (widthCm: number, heightCm: number) =>
  evaluate(configurator, { ...initialValues(configurator), widthCm, heightCm }, { basePriceCents: 5990 });

describe('the window blind', () => {
  it('The window blind is priced by width and height, and by the quantity', () => {
    const price = priceOf(blind(130, 150));
    expect(price.totalCents).toBe(5990 + 2850);
    expect([2, 3, 6].map((pieces) => priceForQuantity(price, pieces).totalCents)).toEqual([8840, 8177, 7779]);
    expect(effectiveValuesOf(blind(130, 150))).toMatchObject({ areaM2: 1.95, fabricLengthM: 1.75 });
  });

  it('The window blind is rejected in a size without a price', () => {
    expect(issuesOf(blind(180, 200)).map(({ code, fieldName }) => [code, fieldName])).toEqual([
      ['not_in_table', 'heightCm'],
    ]);
    expect(issuesOf(blind(180, 180))).toEqual([]);
  });

  it('The window blind has no findings, and exact price bounds', () => {
    expect(analyseTemplate(aTemplate(windowBlindTemplate))).toEqual({ findings: [], undecided: [] });
    expect(priceBounds(configurator, { basePriceCents: 5990 })).toMatchObject({
      lowest: { totalCents: 5990, isExact: true },
      highest: { totalCents: 5990 + 4200 + 1450 + 6900, isExact: true },
    });
  });
});
