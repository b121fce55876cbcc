import { describe, expect, it } from 'vitest';
import { isTouched, migrateValues } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { coat, coatJson, values } from '../testing/fixtures/small-coat.ts';

describe('another version of the template', () => {
  const next = structuredClone(coatJson);
  next.version = 4;
  const [type, color, extras] = next.sections[0]?.groups[0]?.fields ?? [];
  if (!type || !color || !extras) throw new Error('The coat has lost its fields.');
  const complete = type.options[1];
  if (complete) Object.assign(complete, { value: 'full', additional_price: 18 });
  type.name = 'lining';
  color.conditional_display = { field: 'lining', operator: 'not_equals', value: 'none' };
  extras.options.pop();
  const newer = aConfigurator(next);

  it('reports kept and lost values and the price difference; renamed parts match by id', () => {
    expect(migrateValues(coat, newer, values)).toEqual({
      values: { lining: 'full', color: 'Rot', extras: ['a'], weight: 31.5, confirm: true },
      carried: ['lining', 'color', 'weight', 'confirm'],
      lost: [{ fieldName: 'extras', reason: 'does_not_fit' }],
      priceDifferenceCents: 300 - 250,
    });
  });

  it('affects exactly the carts with a loss, another price or a missing value', () => {
    expect(isTouched(coat, newer, values)).toBe(true);
    expect(isTouched(coat, newer, { type: 'none', weight: 5 })).toBe(false);
    expect(isTouched(coat, coat, values)).toBe(false);
  });
});
