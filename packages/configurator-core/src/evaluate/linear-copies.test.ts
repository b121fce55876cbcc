import { afterEach, expect, it, vi } from 'vitest';
import { evaluate } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { update } from './update.ts';

afterEach(() => vi.restoreAllMocks());

it('An evaluation copies its lists of parts and amounts once, whatever their number', () => {
  const MANY = 1000;
  const isOn = { field: 'switch', operator: 'equals', value: 'on' };
  const configurator = aConfigurator({
    id: 't',
    name: 'T',
    price_rules: Array.from({ length: MANY }, (_, index) => ({ id: `r${index}`, label: 'R', when: isOn, amount: 100 })),
    sections: [
      { id: 'own', title: 'S', groups: [{ id: 'g', fields: [{ id: 'f', name: 'switch', field_type: 'text' }] }] },
      ...Array.from({ length: MANY }, (_, index) => ({ id: `s${index}`, title: 'S', conditional_display: isOn })),
    ],
  });
  const copies = (['slice', 'with'] as const).map((method) => vi.spyOn(Array.prototype, method));
  const countCopies = (run: () => void) => {
    for (const copy of copies) copy.mockClear();
    run();
    return copies.flatMap(({ mock }) => mock.contexts).filter((list) => Array.isArray(list) && list.length >= MANY)
      .length;
  };
  const first = evaluate(configurator, {});
  expect(countCopies(() => evaluate(configurator, {}))).toBeLessThanOrEqual(5);
  expect(countCopies(() => update(first, 'switch', 'on'))).toBeLessThanOrEqual(5);
  const shown = update(first, 'switch', 'on');
  expect(shown.totalCents - first.totalCents).toBe(MANY * 100);
});
