import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { aConfigurator } from '../testing/a-configurator.ts';
import { after, change, machine } from '../testing/fixtures/machine-coat.ts';
import { sessionArbitrary, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import {
  createConfiguratorMachine,
  selectCanUndo,
  selectFieldState,
  selectNotice,
  selectPrice,
  selectSteps,
  selectTotalCents,
  selectValues,
  startConfigurator,
} from './index.ts';

describe('changes', () => {
  it('[CFG-PRICE-01] are in the price at once', () => {
    expect(selectTotalCents(after())).toBe(5000);
    const printed = after(change('print', 'one'));
    expect(selectPrice(printed)).toMatchObject({
      totalCents: 6000,
      lines: [{ fieldName: 'print', amountCents: 1000 }],
    });
    expect(selectPrice(printed)).toBe(selectPrice(printed));
  });

  it('leave what they do not concern the same object', () => {
    const before = after(change('weight', 8));
    const later = transition(machine, before, change('note', 'x'))[0];
    for (const name of ['weight', 'print', 'text']) {
      expect(selectFieldState(name)(later)).toBe(selectFieldState(name)(before));
    }
    expect(selectFieldState('note')(later)).not.toBe(selectFieldState('note')(before));
    expect(selectSteps(later)[0]).toBe(selectSteps(before)[0]);
    expect(transition(machine, later, change('note', 'x'))[0].context).toEqual(later.context);
  });

  it('copy one block of the values and share the others', () => {
    const long = aConfigurator(
      wireTemplate([{ fields: Array.from({ length: 100 }, (_, index) => ({ name: `f${index}` })) }]),
    );
    const actor = startConfigurator({ configurator: long });
    const before = actor.getSnapshot().context;
    actor.send(change('f40', 'x'));
    const { values, fieldNames } = actor.getSnapshot().context;
    expect(values.map((block, index) => block === before.values[index])).toEqual([true, false, true, true]);
    expect(fieldNames).toBe(before.fieldNames);
  });

  it('that hide filled fields say which, and can be taken back', () => {
    const filled = [change('print', 'one'), change('text', 'BELLA'), change('font', 'Serif'), change('wash', '30°')];
    expect(selectNotice(after(...filled))).toBeNull();
    const hidden = after(...filled, change('print', 'none'));
    expect(selectNotice(hidden)).toEqual({ hiddenFieldNames: ['text', 'font', 'wash'] });
    expect(selectCanUndo(hidden)).toBe(true);
    const back = transition(machine, hidden, { type: 'change.undo' })[0];
    expect(selectValues(back)).toEqual(selectValues(after(...filled)));
    expect(selectPrice(back)).toEqual(selectPrice(after(...filled)));
    expect(selectNotice(back)).toBeNull();
    expect(selectCanUndo(back)).toBe(false);
  });

  it('several at once are taken back at once', () => {
    const changed = after({
      type: 'change.apply',
      changes: [
        { fieldName: 'weight', value: 8 },
        { fieldName: 'print', value: 'one' },
      ],
    });
    expect(selectValues(changed)).toEqual({ weight: 8, print: 'one' });
    expect(selectValues(transition(machine, changed, { type: 'change.undo' })[0])).toEqual(selectValues(after()));
  });

  it('of fields that do not exist change nothing', () => {
    expect(after(change('nirgends', 1)).context).toEqual(after().context);
    expect(() => selectFieldState('nirgends')(after())).toThrow(RangeError);
  });

  it('are undone by their undo, whatever they were', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, changes }) => {
        const drawn = createConfiguratorMachine(aConfigurator(template));
        let [snapshot] = initialTransition(drawn, { initialValues: values });
        for (const { fieldName, raw } of changes) {
          const [changed] = transition(drawn, snapshot, change(fieldName, raw));
          if (changed.context.values !== snapshot.context.values) {
            const [undone] = transition(drawn, changed, { type: 'change.undo' });
            expect(selectValues(undone)).toEqual(selectValues(snapshot));
            expect(selectPrice(undone)).toEqual(selectPrice(snapshot));
          }
          snapshot = changed;
        }
      }),
      propertyRuns(),
    );
  });
});
