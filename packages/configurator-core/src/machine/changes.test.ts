import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { aConfigurator } from '../testing/a-configurator.ts';
import { after, change, machine } from '../testing/fixtures/machine-coat.ts';
import { sessionArbitrary } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import {
  type ConfiguratorEvent,
  createConfiguratorMachine,
  selectFieldState,
  selectPrice,
  selectSteps,
  selectValues,
} from './index.ts';

const undo: ConfiguratorEvent = { type: 'change.undo' };
const filled = [change('print', 'one'), change('text', 'BELLA'), change('font', 'Serif'), change('wash', '30°')];

describe('changes', () => {
  it('[CFG-PRICE-01] A change updates the price at once', () => {
    expect(selectPrice(after()).totalCents).toBe(5000);
    const printed = after(change('print', 'one'));
    expect(selectPrice(printed)).toMatchObject({
      totalCents: 6000,
      lines: [{ fieldName: 'print', amountCents: 1000 }],
    });
    expect(selectPrice(printed)).toBe(selectPrice(printed));
  });

  it('A change keeps every unaffected object', () => {
    const before = after(change('weight', 8), change('print', 'one'));
    const price = selectPrice(before);
    const later = transition(machine, before, change('note', 'x'))[0];
    for (const name of ['weight', 'print', 'text']) {
      expect(selectFieldState(later, name)).toBe(selectFieldState(before, name));
    }
    expect(selectFieldState(later, 'note')).not.toBe(selectFieldState(before, 'note'));
    expect(selectSteps(later)[0]).toBe(selectSteps(before)[0]);
    expect(selectPrice(later)).toBe(price);
    expect(transition(machine, later, change('note', 'x'))[0].context).toEqual(later.context);
  });

  it('An emptied field has its required issue again and no surcharge', () => {
    const clear = (fieldName: string): ConfiguratorEvent => ({ type: 'field.clear', fieldName });
    const before = after(change('weight', 8), change('print', 'one'));
    const unprinted = transition(machine, before, clear('print'))[0];
    expect(selectPrice(unprinted).totalCents).toBe(5000);
    const cleared = transition(machine, unprinted, clear('weight'))[0];
    expect(selectValues(cleared)).toEqual({});
    expect(selectFieldState(cleared, 'weight').issues).toEqual([{ code: 'required', fieldName: 'weight' }]);
    expect(selectValues(transition(machine, cleared, undo)[0])).toEqual({ weight: 8 });
  });

  it('Emptying a field of a completed configuration reopens it', () => {
    const completed = after(change('weight', 8), { type: 'submit' });
    const [cleared] = transition(machine, completed, { type: 'field.clear', fieldName: 'weight' });
    expect(cleared.value).toBe('editing');
    expect(selectValues(cleared)).toEqual({ print: 'none' });
  });

  it('Changes of unknown fields are ignored', () => {
    expect(after(change('nirgends', 1)).context).toEqual(after().context);
    expect(() => selectFieldState(after(), 'nirgends')).toThrow(RangeError);
  });
});

describe('the notice', () => {
  it('The notice lists the values that a change has hidden', () => {
    expect(after(...filled).context.notice).toBeNull();
    const { notice } = after(...filled, change('print', 'none')).context;
    expect(notice).toEqual({ changes: [], droppedFields: ['text', 'font', 'wash'] });
  });

  it('The notice omits values that are the default of the template', () => {
    const configurator = aConfigurator({
      id: 't',
      name: 'T',
      sections: [
        {
          id: 's',
          title: 'S',
          groups: [
            {
              id: 'g',
              fields: [
                { id: '1', name: 'print', field_type: 'text', label: 'Aufdruck', default_value: 'ja' },
                {
                  id: '2',
                  name: 'font',
                  field_type: 'text',
                  label: 'Schrift',
                  default_value: 'Serif',
                  conditional_display: { field: 'print', operator: 'equals', value: 'ja' },
                },
              ],
            },
          ],
        },
      ],
    });
    const drawn = createConfiguratorMachine(configurator);
    const [start] = initialTransition(drawn, {});
    expect(transition(drawn, start, change('print', 'nein'))[0].context.notice).toBeNull();
    const [chosen] = transition(drawn, start, change('font', 'Sans'));
    expect(transition(drawn, chosen, change('print', 'nein'))[0].context.notice?.droppedFields).toEqual(['font']);
  });

  it('The notice reports changes made on behalf of the shopper', () => {
    const applied = after({ type: 'change.apply', changes: [{ fieldName: 'print', value: 'one' }] });
    expect(applied.context.notice).toEqual({ changes: [{ fieldName: 'print', value: 'one' }], droppedFields: [] });
  });

  it('The notice and the earlier undo survive changes that cancel out', () => {
    const before = after(...filled, change('print', 'none'));
    const [later] = transition(machine, before, {
      type: 'change.apply',
      changes: ['x', undefined].map((value) => ({ fieldName: 'note', value })),
    });
    expect(later.context).toEqual(before.context);
    expect(selectValues(transition(machine, later, undo)[0])).toMatchObject({ print: 'one', text: 'BELLA' });
  });

  it('The notice stays until it is dismissed or the same field changes again', () => {
    const hidden = [...filled, change('print', 'none')];
    expect(after(...hidden, change('note', 'x')).context.notice).not.toBeNull();
    expect(after(...hidden, change('print', 'one')).context.notice).toBeNull();
    expect(after(...hidden, { type: 'notice.dismiss' }).context.notice).toBeNull();
  });
});

describe('a new base price', () => {
  const basePrice = (basePriceCents: number | null | undefined): ConfiguratorEvent => ({
    type: 'basePrice.change',
    basePriceCents,
  });

  it('A new base price changes the total and keeps values, step, notice and undo', () => {
    const before = after(...filled, change('print', 'none'), { type: 'step.goTo', index: 1 });
    const [dearer] = transition(machine, before, basePrice(12_900));
    expect(selectPrice(dearer).totalCents).toBe(12_900);
    expect({ ...dearer.context, evaluation: null }).toEqual({ ...before.context, evaluation: null });
    expect(selectValues(dearer)).toEqual(selectValues(before));
    expect(selectValues(transition(machine, dearer, undo)[0])).toEqual(selectValues(after(...filled)));
  });

  it('A new base price reopens a completed configuration unless it is equal', () => {
    const completed = after(change('weight', 8), { type: 'submit' });
    expect(completed.value).toBe('completed');
    expect(transition(machine, completed, basePrice(5000))[0].context).toBe(completed.context);
    const [dearer] = transition(machine, completed, basePrice(12_900));
    expect(dearer.value).toBe('editing');
    expect(selectPrice(transition(machine, dearer, { type: 'submit' })[0]).baseCents).toBe(12_900);
  });

  it('A new base price is the default for null and undefined, and survives a reset', () => {
    expect(selectPrice(after(basePrice(null))).baseCents).toBe(9900);
    expect(selectPrice(after(basePrice(undefined))).baseCents).toBe(9900);
    expect(selectPrice(after(basePrice(12_900), { type: 'reset' })).baseCents).toBe(12_900);
  });

  it('A new base price is refused if it is no amount of cents', () => {
    expect(() => after(basePrice(-1))).toThrow('must be a whole number of cents');
  });
});

describe('undo', () => {
  it('Undo restores the values that the notice reports', () => {
    const back = after(...filled, change('print', 'none'), undo);
    expect(selectValues(back)).toEqual(selectValues(after(...filled)));
    expect(selectPrice(back)).toEqual(selectPrice(after(...filled)));
    expect(back.context.notice).toBeNull();
    expect(back.can(undo)).toBe(false);
  });

  it('Undo keeps later changes of other fields', () => {
    const back = after(...filled, change('print', 'none'), change('note', 'x'), undo);
    expect(selectValues(back)).toEqual(selectValues(after(...filled, change('note', 'x'))));
  });

  it('Undo undoes several changes at once', () => {
    const changes = [
      { fieldName: 'weight', value: 8 },
      { fieldName: 'print', value: 'one' },
    ];
    const changed = after({ type: 'change.apply', changes });
    expect(selectValues(changed)).toEqual({ weight: 8, print: 'one' });
    expect(selectValues(transition(machine, changed, undo)[0])).toEqual(selectValues(after()));
  });

  it('Undo restores a stored text unchanged, although an input would truncate it', () => {
    const drawn = createConfiguratorMachine(
      aConfigurator({
        id: 't',
        name: 'T',
        sections: [
          {
            id: 's',
            title: 'S',
            groups: [
              {
                id: 'g',
                fields: [
                  {
                    id: '1',
                    name: 'text',
                    field_type: 'text',
                    label: 'Text',
                    validation_rules: { maxLength: 5 },
                    additional_options: { cutOff: true },
                  },
                ],
              },
            ],
          },
        ],
      }),
    );
    const [start] = initialTransition(drawn, { initialValues: { text: 'Bellamia' } });
    const [changed] = transition(drawn, start, change('text', 'x'));
    expect(selectValues(transition(drawn, changed, undo)[0])).toEqual({ text: 'Bellamia' });
  });

  it('Undo is exact for any change', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, changes }) => {
        const drawn = createConfiguratorMachine(aConfigurator(template));
        let [snapshot] = initialTransition(drawn, { initialValues: values });
        for (const { fieldName, raw } of changes) {
          const [dismissed] = transition(drawn, snapshot, { type: 'notice.dismiss' });
          const [changed] = transition(drawn, dismissed, change(fieldName, raw));
          if (changed.context.evaluation !== snapshot.context.evaluation) {
            const [undone] = transition(drawn, changed, undo);
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
