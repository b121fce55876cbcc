import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedValuesOf, type Evaluation, evaluate, update } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { sessionArbitrary } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { lostBetween } from './journal.ts';

const namesIn = (evaluation: Evaluation) => Object.keys(countedValuesOf(evaluation));
const lostNames = (earlier: Evaluation, later: Evaluation) =>
  (lostBetween(earlier, later) ?? []).map(({ field }) => field.name);

describe('what a change loses', () => {
  it('is every field that had a value before and has none after, in template order', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, changes }) => {
        const configurator = aConfigurator(template);
        const order = [...configurator.fields.keys()];
        let earlier = evaluate(configurator, values);
        for (const { fieldName, raw } of changes) {
          const before = namesIn(earlier);
          const later = update(earlier, fieldName, raw);
          const after = new Set(namesIn(later));
          const lost = order.filter((name) => before.includes(name) && !after.has(name));
          expect(lostNames(earlier, later)).toEqual(lost);
          earlier = later;
        }
      }),
      propertyRuns(),
    );
  });

  it('is found over several changes too, and for each version made from the same one', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, changes }) => {
        const first = evaluate(aConfigurator(template), values);
        const before = namesIn(first);
        for (const { fieldName, raw } of changes) {
          const branch = update(update(first, fieldName, raw), fieldName, null);
          if (branch === first) continue;
          const after = new Set(namesIn(branch));
          // What came and went in between may be named as well; what was there and is gone must be.
          expect(lostNames(first, branch)).toEqual(expect.arrayContaining(before.filter((name) => !after.has(name))));
          for (const name of lostNames(first, branch)) expect(after.has(name)).toBe(false);
        }
        expect(namesIn(first)).toEqual(before);
      }),
      propertyRuns(),
    );
  });
});
