import { describe, expect, it } from 'vitest';
import { evaluate, fieldState, issuesOf, priceOf } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { type WireFieldType, wireTemplate } from '../testing/wire-template.ts';

const options = [
  { value: ' ', additional_price: 5 },
  { value: 'a', additional_price: 8 },
];
const withChoice = (field_type: WireFieldType) =>
  aConfigurator(wireTemplate([{ fields: [{ name: 'extras', field_type, is_required: true, options }] }]));

describe('an option whose value is blank', () => {
  it('An option whose value is blank is never charged in a checkbox list', () => {
    const evaluation = evaluate(withChoice('checkbox'), { extras: [' ', 'a'] }, { basePriceCents: 0 });
    expect(priceOf(evaluation)).toMatchObject({ totalCents: 800, lines: [{ optionValues: ['a'] }] });
  });

  it('An option whose value is blank does not fill in a required checkbox list', () => {
    const evaluation = evaluate(withChoice('checkbox'), { extras: [' '] });
    expect(issuesOf(evaluation)).toMatchObject([{ code: 'required', fieldName: 'extras' }]);
  });

  it.each(['checkbox', 'dropdown', 'radio', 'color'] as const)(
    'An option whose value is blank is not offered by a field of type %s',
    (type) => {
      const state = fieldState(evaluate(withChoice(type), {}), 'extras');
      expect(state?.options.map(({ isVisible }) => isVisible)).toEqual([false, true]);
    },
  );
});
