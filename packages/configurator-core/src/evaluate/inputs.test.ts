import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBounds } from '../analysis/index.ts';
import { evaluate, fieldState, initialValues, setValue, setValues, type Values, valuesOf } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { coat, values } from '../testing/fixtures/small-coat.ts';
import { stressTemplate, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const every = aConfigurator(
  wireTemplate([
    {
      fields: [
        { name: 'text' },
        { name: 'number', field_type: 'number' },
        { name: 'choice', field_type: 'radio', options: [{ value: 's' }, { value: '2', label: 'Zwei' }] },
        { name: 'list', field_type: 'checkbox', options: [{ value: 's' }, { value: '2' }] },
        { name: 'flag', field_type: 'checkbox' },
      ],
    },
  ]),
);
const raw = fc.oneof(
  fc.constantFrom<unknown>('', 's', 'Zwei', '2', '2,5', ' 80 ', 2, 2.5, true, false, 'ja', 'true', null, undefined),
  fc.constantFrom<unknown>(['s'], ['2', 's', 's'], [2], ['x'], [], {}, Number.NaN),
  fc.string(),
);

describe('values from outside', () => {
  it('Outside values are read by evaluate as by setValue', () => {
    fc.assert(
      fc.property(fc.constantFrom(...every.fields.keys()), raw, (name, value) => {
        const input = JSON.parse(JSON.stringify({ [name]: value }));
        const set = evaluate(every, setValue(every, {}, name, input[name]));
        expect(valuesOf(evaluate(every, input))).toEqual(valuesOf(set));
      }),
      propertyRuns(),
    );
  });

  it('Values set together equal the same values set one by one', () => {
    const changes = { type: 'none', weight: '7,5', extras: ['b', 'a'], confirm: 'true', nirgends: 1 };
    const singly = Object.entries(changes).reduce<Values>(
      (all, [name, value]) => setValue(coat, all, name, value),
      values,
    );
    expect(setValues(coat, values, changes)).toEqual(singly);
  });

  it('Outside values are copied once, however many fields are set', () => {
    const large = aConfigurator(stressTemplate(2500));
    let reads = 0;
    const watched = new Proxy(initialValues(large), {
      ownKeys: (target) => {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    });
    const names = [...large.fields.keys()];
    const set = setValues(large, watched, Object.fromEntries(names.map((name) => [name, 'opt-0'])));
    expect(names).toHaveLength(2500);
    expect(Object.keys(set).length).toBeGreaterThan(500);
    expect(reads).toBe(1);
  });
});

describe('a base price', () => {
  it.each([Number.NaN, -500, 99.5, Number.POSITIVE_INFINITY, '9900', true, {}, 9900n, Symbol('9900')])(
    'A base price is refused as %s',
    (price) => {
      // Bypasses the type check, as JSON and plain JavaScript do.
      const options = JSON.parse('{}');
      options.basePriceCents = price;
      expect(() => evaluate(coat, values, options)).toThrow(RangeError);
      expect(() => priceBounds(coat, options)).toThrow(RangeError);
    },
  );

  it.each([null, undefined])('A base price has a documented default for %s', (basePriceCents) => {
    expect(evaluate(coat, {}, { basePriceCents }).totalCents).toBe(evaluate(coat, {}).totalCents);
    expect(evaluate(coat, {}).basePriceCents).toBe(9900);
  });

  it('A base price of 0 is a price', () => {
    expect(evaluate(coat, {}, { basePriceCents: 0 }).basePriceCents).toBe(0);
    expect(fieldState(evaluate(coat, {}), 'type')?.isVisible).toBe(true);
  });
});
