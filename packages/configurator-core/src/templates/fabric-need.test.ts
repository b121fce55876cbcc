import { describe, expect, it } from 'vitest';
import { priceBounds } from '../analysis/index.ts';
import { effectiveValuesOf, evaluate, lineFeatures, readConfiguratorSettings, settingsOf } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { dogCoatTemplate } from './dog-coat.ts';

const configurator = aConfigurator(dogCoatTemplate);
const needOf = (chestCircumference: number) =>
  effectiveValuesOf(evaluate(configurator, { shoulderToTail: 52.5, collarLength: 8, chestCircumference })).fabricNeed;

describe('the fabric need of a coat', () => {
  it('The fabric need of a coat is one length up to a girth of 65 cm, and two above', () => {
    expect([needOf(62), needOf(65), needOf(65.5)]).toEqual([0.71, 0.71, 1.41]);
  });

  it('The fabric need is in the settings for the workshop and not shown to the shopper', () => {
    const settings = settingsOf(
      evaluate(configurator, { shoulderToTail: 60, collarLength: 10, chestCircumference: 80 }),
    );
    const read = readConfiguratorSettings(settings);
    const fields = read.ok ? read.value.flatMap((section) => section.fields) : [];
    const need = fields.find(({ name }) => name === 'fabricNeed');
    expect(need).toMatchObject({ displayValue: '1,6\u00a0m', isInternal: true });
    expect(lineFeatures(settings).map(({ label }) => label)).not.toContain(need?.label);
  });

  it('The fabric need changes no price', () => {
    expect(priceBounds(configurator, { basePriceCents: 9900 })?.lowest).toMatchObject({
      totalCents: 9900,
      isExact: true,
    });
  });
});
