import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configurationKey, evaluate, fieldState, setValue } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { coat, values } from '../testing/fixtures/small-coat.ts';
import { sessionArbitrary } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

describe('configurationKey', () => {
  it('A configurationKey is equal exactly if the visible, filled values are equal', () => {
    fc.assert(
      fc.property(sessionArbitrary(), fc.nat(), ({ template, values: stored, changes }, pick) => {
        const configurator = aConfigurator(template);
        const change = changes[pick % changes.length];
        const changed = change ? setValue(configurator, stored, change.fieldName, change.raw) : stored;
        const counted = (held: typeof stored | typeof changed) =>
          [...configurator.fields.keys()]
            .map((name) => fieldState(evaluate(configurator, held), name))
            .map((state) => {
              const value = state?.isVisible ? state.value : undefined;
              return value === false || (typeof value === 'string' && value.trim() === '') ? undefined : value;
            });
        const isEqual = JSON.stringify(counted(stored)) === JSON.stringify(counted(changed));
        expect(
          configurationKey(evaluate(configurator, stored)) === configurationKey(evaluate(configurator, changed)),
        ).toBe(isEqual);
      }),
      propertyRuns(),
    );
  });

  it('A configurationKey does not depend on key order or empty values', () => {
    const reversed = Object.fromEntries(Object.entries(values).reverse());
    expect(configurationKey(evaluate(coat, { ...reversed, color: 'Rot' }))).toBe(
      configurationKey(evaluate(coat, values)),
    );
    expect(configurationKey(evaluate(coat, { type: 'none', extras: [], confirm: false }))).toBe(
      configurationKey(evaluate(coat, { type: 'none' })),
    );
  });
});
