import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedFormNames } from '../../contract/prices/price-amount.ts';
import { sessionArbitrary } from '../index.ts';

const drawn = JSON.stringify(fc.sample(sessionArbitrary(), { numRuns: 300, seed: 1 }).map(({ template }) => template));

it.each(countedFormNames)('The price form %s is among the drawn templates', (form) => {
  expect(drawn).toContain(`"${form}":`);
});
