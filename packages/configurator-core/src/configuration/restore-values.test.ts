import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, restoreValues, setValue } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { coat, values } from '../testing/fixtures/small-coat.ts';
import { hostileJsonArbitrary, templateArbitrary, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

describe('stored values', () => {
  it('[CFG-FLOW-14] Stored values are restored if valid', () => {
    expect(restoreValues(coat, JSON.parse(JSON.stringify(values)))).toEqual({ values, dropped: [] });
  });

  it('Stored values are dropped and reported if invalid', () => {
    const stored = {
      type: 'back-only',
      weight: '12 kg',
      extras: ['a', 'gone'],
      gone: 1,
      care: 'x',
      confirm: 'vielleicht',
      color: { hex: '#ff0000' },
    };
    expect(restoreValues(coat, stored)).toEqual({
      values: { extras: ['a'] },
      dropped: [
        { fieldName: 'type', reason: 'does_not_fit' },
        { fieldName: 'weight', reason: 'does_not_fit' },
        { fieldName: 'extras', reason: 'does_not_fit' },
        { fieldName: 'gone', reason: 'unknown_field' },
        { fieldName: 'care', reason: 'does_not_fit' },
        { fieldName: 'confirm', reason: 'does_not_fit' },
        { fieldName: 'color', reason: 'does_not_fit' },
      ],
    });
  });

  it('Stored values contain no hostile keys', () => {
    const restored = restoreValues(coat, JSON.parse('{"__proto__":{"x":1},"constructor":2,"color":"Rot"}'));
    expect(restored.values).toEqual({ color: 'Rot' });
    expect(restored.dropped.map(({ fieldName }) => fieldName)).toEqual(['__proto__', 'constructor']);
    expect({}).not.toHaveProperty('x');
  });

  it('Stored values never throw and result in values the template allows [property]', () => {
    fc.assert(
      fc.property(
        templateArbitrary(),
        fc.oneof(hostileJsonArbitrary(), fc.anything({ withNullPrototype: true })),
        (json, stored) => {
          const configurator = aConfigurator(json);
          const names = [...configurator.fields.keys()];
          const named =
            typeof stored === 'object' && stored !== null
              ? Object.fromEntries(
                  Object.values(stored).map((value, index) => [names[index % names.length] ?? 'x', value]),
                )
              : stored;
          for (const candidate of [stored, named]) {
            const restored = restoreValues(configurator, candidate).values;
            for (const [name, value] of Object.entries(restored))
              expect(setValue(configurator, {}, name, value)[name]).toBeDefined();
            expect(restoreValues(configurator, JSON.parse(JSON.stringify(restored))).dropped).toEqual([]);
            evaluate(configurator, restored);
          }
        },
      ),
      propertyRuns(),
    );
  });

  it('The initial values are used if nothing was stored', () => {
    const configurator = aConfigurator(wireTemplate([{ fields: [{ name: 'color', default_value: 'Rot' }] }]));
    for (const stored of [null, undefined, 'x', 7, []])
      expect(restoreValues(configurator, stored)).toEqual({ values: { color: 'Rot' }, dropped: [] });
  });
});
