import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { hasAmount, parseParts, writeParts } from './parse-parts.ts';

const templateIn = (currency: string, additional_price: number) =>
  aTemplate({
    ...wireTemplate([{ fields: [{ name: 'size', field_type: 'radio', options: [{ value: 'l', additional_price }] }] }]),
    currency,
  });

it.each([
  ['EUR', 8.5, 850, true],
  ['JPY', 800, 800, true],
  ['KWD', 8.125, 8125, true],
  ['KWD', 0, 0, false],
])('Copied parts in %s have their surcharges of %d in whole units, and name the currency', (currency, ...amounts) => {
  const [units, minor, isPriced] = amounts;
  const template = templateIn(currency, units);
  const text = writeParts(template, [{ kind: 'section', id: template.sections[0]?.id ?? '' }]);
  expect(text).toContain(`"additional_price":${units}`);
  const copied = parseParts(text);
  if (!copied.ok) throw new Error(copied.error);
  expect(copied.value.currency).toBe(currency);
  expect(JSON.stringify(copied.value.parts)).toContain(`"additionalPriceCents":${minor}`);
  expect(copied.value.parts.map(hasAmount)).toEqual([isPriced]);
});
