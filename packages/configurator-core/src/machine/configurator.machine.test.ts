import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createActor, initialTransition, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type Configuration, restoreValues } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { sessionArbitrary, type WireRule, wireTemplate } from '../testing/index.ts';
import {
  type ConfiguratorEvent,
  type ConfiguratorSnapshot,
  createConfiguratorMachine,
  evaluationOf,
  selectCanGoNext,
  selectCanUndo,
  selectFieldState,
  selectIsComplete,
  selectIsFirstStep,
  selectIsLastStep,
  selectIssues,
  selectNotice,
  selectPrice,
  selectShowIssues,
  selectStepCount,
  selectStepIndex,
  selectSteps,
  selectTotalCents,
  selectValues,
  selectVisited,
  startConfigurator,
} from './index.ts';

const rule = (field: string, value: string, operator: WireRule['operator'] = 'equals'): WireRule => ({
  field,
  operator,
  value,
});
const coat = aConfigurator(
  wireTemplate([
    {
      id: 'dog',
      title: 'Hund',
      fields: [{ name: 'weight', label: 'Gewicht', field_type: 'number', is_required: true }],
    },
    {
      id: 'print',
      title: 'Aufdruck',
      fields: [
        {
          name: 'print',
          options: [
            { value: 'none', is_default: true },
            { value: 'one', additional_price: 10 },
          ],
        },
        { name: 'text', label: 'Text', is_required: true, conditional_display: rule('print', 'one') },
        { name: 'font', label: 'Schrift', conditional_display: rule('print', 'one') },
      ],
    },
    {
      id: 'care',
      title: 'Pflege',
      conditional_display: rule('print', 'one'),
      fields: [{ name: 'wash', is_required: true }],
    },
    { id: 'end', title: 'Abschluss', fields: [{ name: 'note' }] },
  ]),
);
const machine = createConfiguratorMachine(coat);
const change = (fieldName: string, value: unknown): ConfiguratorEvent => ({ type: 'field.change', fieldName, value });
const after = (...events: ConfiguratorEvent[]): ConfiguratorSnapshot =>
  events.reduce<ConfiguratorSnapshot>(
    (snapshot, event) => transition(machine, snapshot, event)[0],
    initialTransition(machine, { basePriceCents: 5000 })[0],
  );
const stepTitles = (snapshot: ConfiguratorSnapshot) => selectSteps(snapshot).map(({ section }) => section.title);
const next: ConfiguratorEvent = { type: 'step.next' };

describe('steps', () => {
  it('[CFG-FLOW-08] start at index 0', () => {
    expect(selectStepIndex(after())).toBe(0);
    expect(selectIsFirstStep(after())).toBe(true);
    expect(selectIsLastStep(after())).toBe(false);
  });

  it('[CFG-FLOW-07] are the sections of the template that show', () => {
    expect(stepTitles(after())).toEqual(['Hund', 'Aufdruck', 'Abschluss']);
    expect(stepTitles(after(change('print', 'one')))).toEqual(['Hund', 'Aufdruck', 'Pflege', 'Abschluss']);
    expect(selectStepCount(after(change('print', 'one')))).toBe(4);
  });

  it('[CFG-FLOW-09] have no way back at the first', () => {
    expect(after().can({ type: 'step.back' })).toBe(false);
    const second = after(change('weight', 8), next);
    expect(selectStepIndex(second)).toBe(1);
    expect(selectStepIndex(after(change('weight', 8), next, { type: 'step.back' }))).toBe(0);
  });

  it('[CFG-FLOW-10] go on only when the required fields of the current one are filled and valid', () => {
    expect(selectCanGoNext(after())).toBe(false);
    expect(selectStepIndex(after(next))).toBe(0);
    expect(selectCanGoNext(after(change('weight', 8)))).toBe(true);
    expect(selectStepIndex(after(change('weight', 8), next))).toBe(1);
  });

  it('[CFG-FLOW-11] keep what was entered', () => {
    expect(selectValues(after(change('weight', '8,5'), next))).toEqual({ weight: 8.5, print: 'none' });
  });

  it('[CFG-FLOW-12] can be jumped to without validation, and are remembered as visited', () => {
    const jumped = after({ type: 'step.goTo', index: 2 });
    expect(selectStepIndex(jumped)).toBe(2);
    expect(selectVisited(jumped)).toEqual([0, 3]);
    expect(selectVisited(after({ type: 'step.goTo', index: 2 }, { type: 'step.goTo', index: 0 }))).toEqual([0, 3]);
    expect(selectStepIndex(after({ type: 'step.goTo', index: 99 }))).toBe(2);
    expect(selectStepIndex(after({ type: 'step.goTo', index: -1 }))).toBe(0);
    expect(selectStepIndex(after({ type: 'step.goTo', index: Number.NaN }))).toBe(0);
  });

  it('stay at the same section when steps before it come or go', () => {
    const atEnd = [change('print', 'one'), { type: 'step.goTo', index: 3 }] as const;
    expect(stepTitles(after(...atEnd))[selectStepIndex(after(...atEnd))]).toBe('Abschluss');
    const without = after(...atEnd, change('print', 'none'));
    expect(stepTitles(without)[selectStepIndex(without)]).toBe('Abschluss');
    const atCare = after(change('print', 'one'), { type: 'step.goTo', index: 2 }, change('print', 'none'));
    expect(stepTitles(atCare)[selectStepIndex(atCare)]).toBe('Aufdruck');
  });

  it('leave out a section of which every field is hidden', () => {
    const empty = aConfigurator(
      wireTemplate([
        { title: 'A', fields: [{ name: 'a' }] },
        { title: 'B', fields: [{ name: 'b', conditional_display: rule('a', 'x') }] },
        { title: 'C', fields: [] },
      ]),
    );
    const actor = startConfigurator({ configurator: empty });
    expect(stepTitles(actor.getSnapshot())).toEqual(['A', 'C']);
    actor.send(change('a', 'x'));
    expect(stepTitles(actor.getSnapshot())).toEqual(['A', 'B', 'C']);
  });
});

describe('finishing', () => {
  const finish = (...events: ConfiguratorEvent[]) => {
    const completed = vi.fn<(configuration: Configuration) => void>();
    const actor = startConfigurator({ configurator: coat, basePriceCents: 5000 });
    actor.on('configuration.completed', ({ configuration }) => completed(configuration));
    for (const event of [...events, { type: 'submit' } as const]) actor.send(event);
    return { completed, snapshot: actor.getSnapshot() };
  };

  it('[CFG-FLOW-18][CFG-FLOW-19] checks all sections and moves to the first with something missing', () => {
    const { completed, snapshot } = finish(change('weight', 8), change('print', 'one'), {
      type: 'step.goTo',
      index: 3,
    });
    expect(completed).not.toHaveBeenCalled();
    expect(selectStepIndex(snapshot)).toBe(1);
    expect(selectShowIssues(snapshot)).toBe(true);
    expect(selectIssues(snapshot).map(({ fieldName }) => fieldName)).toEqual(['text', 'wash']);
  });

  it('emits the frozen result when nothing is missing', () => {
    const { completed, snapshot } = finish(
      change('weight', 8),
      change('print', 'one'),
      change('text', 'BELLA'),
      change('wash', '30°'),
    );
    expect(selectIsComplete(snapshot)).toBe(true);
    const [configuration] = completed.mock.calls[0] ?? [];
    expect(configuration).toMatchObject({
      templateId: 'template',
      templateVersion: 1,
      values: { weight: 8, print: 'one', text: 'BELLA', wash: '30°' },
      settings: { _template: { id: 'template', version: 1 } },
      totalCents: 6000,
    });
    expect(Object.isFrozen(configuration)).toBe(true);
    expect(Object.isFrozen(configuration?.settings.print)).toBe(true);
  });
});

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
      { numRuns: 1000 },
    );
  });
});

describe('memory', () => {
  it('is plain JSON', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, changes }) => {
        const drawn = createConfiguratorMachine(aConfigurator(template));
        let [snapshot] = initialTransition(drawn, { initialValues: values });
        for (const { fieldName, raw } of changes) [snapshot] = transition(drawn, snapshot, change(fieldName, raw));
        expect(JSON.parse(JSON.stringify(snapshot.context))).toEqual(snapshot.context);
      }),
      { numRuns: 1000 },
    );
  });

  it('[CFG-FLOW-14] restores from a stored snapshot without loss and goes on from there', () => {
    const actor = startConfigurator({ configurator: coat, basePriceCents: 5000 });
    for (const event of [change('weight', 8), change('print', 'one'), next]) actor.send(event);
    const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const restored = createActor(machine, { snapshot: stored, input: {} }).start();
    expect(restored.getSnapshot().context).toEqual(actor.getSnapshot().context);
    expect(selectStepIndex(restored.getSnapshot())).toBe(1);
    restored.send(change('text', 'BELLA'));
    expect(selectValues(restored.getSnapshot())).toEqual({ weight: 8, print: 'one', text: 'BELLA' });
    expect(selectTotalCents(restored.getSnapshot())).toBe(6000);
  });

  it('of another version of the template is read as far as it fits', () => {
    const actor = startConfigurator({ configurator: coat });
    actor.send(change('weight', 8));
    const stored = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const smaller = aConfigurator(
      wireTemplate([{ fields: [{ name: 'new' }, { name: 'weight', field_type: 'number' }] }]),
    );
    const restored = createActor(createConfiguratorMachine(smaller), { snapshot: stored, input: {} }).start();
    expect(selectValues(restored.getSnapshot())).toEqual({ weight: 8 });
    restored.send(change('new', 'x'));
    expect(restored.getSnapshot().context).toMatchObject({ fieldNames: [['new', 'weight']], values: [['x', 8]] });
  });

  it('[CFG-FLOW-14] starts from stored values and the step, and reports what no longer fits', () => {
    const actor = startConfigurator({
      configurator: coat,
      initialValues: { weight: 8, gone: 1, print: 'both' },
      stepIndex: 1,
    });
    expect(selectValues(actor.getSnapshot())).toEqual({ weight: 8 });
    expect(selectStepIndex(actor.getSnapshot())).toBe(1);
    expect(actor.getSnapshot().context.dropped).toEqual([
      { fieldName: 'gone', reason: 'unknown_field' },
      { fieldName: 'print', reason: 'does_not_fit' },
    ]);
  });

  it('takes any values in restore without throwing, and lands where the template allows', () => {
    fc.assert(
      fc.property(sessionArbitrary(), fc.jsonValue(), ({ template, values }, other) => {
        const configurator = aConfigurator(template);
        const actor = startConfigurator({ configurator });
        for (const stored of [values, other, [other], { ...values, x: other }]) {
          actor.send({ type: 'restore', values: stored });
          const held = selectValues(actor.getSnapshot());
          expect(held).toEqual(restoreValues(configurator, stored).values);
          expect(restoreValues(configurator, held)).toEqual({ values: held, dropped: [] });
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is empty again after reset', () => {
    expect(after(change('weight', 8), next, { type: 'reset' }).context).toEqual(after().context);
  });

  it('is worked out anew for a context that was made long ago', () => {
    const old = after(change('weight', 8));
    const evaluation = evaluationOf(old);
    for (let index = 0; index < 100; index += 1) after(change('weight', index));
    expect(evaluationOf(old)).not.toBe(evaluation);
    expect(selectValues(old)).toEqual({ weight: 8, print: 'none' });
    expect(selectValues(transition(machine, old, change('note', 'x'))[0])).toEqual({
      weight: 8,
      print: 'none',
      note: 'x',
    });
  });
});

describe('the statechart', () => {
  const events: ConfiguratorEvent[] = [
    change('weight', 8),
    { type: 'field.clear', fieldName: 'weight' },
    { type: 'change.apply', changes: [{ fieldName: 'print', value: 'one' }] },
    change('print', 'none'),
    { type: 'change.undo' },
    next,
    { type: 'step.back' },
    { type: 'step.goTo', index: 2 },
    { type: 'submit' },
    { type: 'reset' },
    { type: 'restore', values: { print: 'one', text: 'A', wash: 'B', weight: 3 } },
  ];
  const nodes = getShortestPaths(machine, {
    input: { basePriceCents: 5000 },
    events,
    limit: 20_000,
    // Where the shopper is and what she has chosen; which way she came is not told apart.
    serializeState: ({ context }) =>
      JSON.stringify([context.stepIndex, context.values, context.undo.length > 0, context.showIssues]),
  });
  const moves = nodes.flatMap(({ state }) =>
    events
      .filter((event) => state.can(event))
      .map((event) => ({ from: state, event, target: transition(machine, state, event)[0] })),
  );

  it('takes every event on some path, and reaches every state and every step', () => {
    expect(new Set(moves.map(({ event }) => event.type))).toEqual(new Set(events.map(({ type }) => type)));
    expect(new Set(nodes.map(({ state }) => state.value))).toEqual(new Set(['editing']));
    expect(new Set(nodes.flatMap(({ state }) => stepTitles(state)[selectStepIndex(state)]))).toEqual(
      new Set(['Hund', 'Aufdruck', 'Pflege', 'Abschluss']),
    );
    expect(nodes.some(({ state }) => selectNotice(state) !== null)).toBe(true);
    expect(nodes.some(({ state }) => selectIsComplete(state))).toBe(true);
  });

  it('is sound in every state: a step that exists, values of the template, a price of its lines', () => {
    for (const { state } of nodes) {
      expect(selectSteps(state)[selectStepIndex(state)]).toBeDefined();
      expect(restoreValues(coat, selectValues(state)).dropped).toEqual([]);
      const { baseCents, lines, totalCents } = selectPrice(state);
      expect(totalCents).toBe(lines.reduce((sum, { amountCents }) => sum + amountCents, baseCents));
    }
  });

  it('goes on by step.next only from a step in which nothing is missing', () => {
    for (const { from, event, target } of moves) {
      if (event.type !== 'step.next') continue;
      const isComplete = selectSteps(from)[selectStepIndex(from)]?.isComplete === true;
      expect(selectStepIndex(target) - selectStepIndex(from)).toBe(isComplete && !selectIsLastStep(from) ? 1 : 0);
    }
  });
});
