import { describe, expect, it } from 'vitest';
import { createActor, type InspectionEvent, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { restoreValues } from '../index.ts';
import { change, coat, machine, next, stepTitles } from '../testing/fixtures/machine-coat.ts';
import { type ConfiguratorEvent, selectCurrentStep, selectPrice, selectSteps, selectValues } from './index.ts';

describe('the statechart', () => {
  const events: ConfiguratorEvent[] = [
    change('weight', 8),
    change('weight', undefined),
    { type: 'field.clear', fieldName: 'print' },
    { type: 'change.apply', changes: [{ fieldName: 'print', value: 'one' }] },
    change('print', 'none'),
    { type: 'change.undo' },
    { type: 'notice.dismiss' },
    next,
    { type: 'step.back' },
    { type: 'step.goTo', index: 2 },
    { type: 'submit' },
    { type: 'reset' },
    { type: 'basePrice.change', basePriceCents: 6000 },
    { type: 'restore', values: { print: 'one', text: 'A', wash: 'B', weight: 3 } },
  ];
  const nodes = getShortestPaths(machine, {
    input: { basePriceCents: 5000 },
    events,
    limit: 20_000,
    // States are equal regardless of the path to them.
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.stepIndex, context.evaluation, context.notice, context.undo.length > 0]),
  });
  const moves = nodes.flatMap(({ state }) =>
    events
      .filter((event) => state.can(event))
      .map((event) => ({ from: state, event, target: transition(machine, state, event)[0] })),
  );

  it('The statechart handles every event on some path and reaches every state and step', () => {
    expect(new Set(moves.map(({ event }) => event.type))).toEqual(new Set(events.map(({ type }) => type)));
    expect(new Set(nodes.map(({ state }) => state.value))).toEqual(new Set(['editing', 'correcting', 'completed']));
    expect(new Set(nodes.map(({ state }) => selectCurrentStep(state)?.section.title))).toEqual(
      new Set(['Hund', 'Aufdruck', 'Pflege', 'Abschluss']),
    );
    expect(nodes.some(({ state }) => state.context.notice !== null)).toBe(true);
  });

  it('The statechart keeps its invariants: an existing step, valid values, a price equal to its lines', () => {
    for (const { state } of nodes) {
      expect(selectCurrentStep(state)).toBeDefined();
      expect(restoreValues(coat, selectValues(state)).dropped).toEqual([]);
      const { baseCents, lines, totalCents } = selectPrice(state);
      expect(totalCents).toBe(lines.reduce((sum, { amountCents }) => sum + amountCents, baseCents));
      if (state.value === 'completed') expect(state.context.evaluation.issueCount).toBe(0);
    }
  });

  it('The statechart leaves a step on step.next only if it is complete', () => {
    for (const { from, event, target } of moves) {
      if (event.type !== 'step.next') continue;
      const isLast = from.context.stepIndex === selectSteps(from).length - 1;
      const distance = selectCurrentStep(from)?.isComplete === true && !isLast ? 1 : 0;
      expect(target.context.stepIndex - from.context.stepIndex).toBe(distance);
    }
  });

  it('The statechart completes only by a submit and reopens with every change', () => {
    for (const { from, event, target } of moves) {
      if (from.value !== 'completed')
        expect(target.value === 'completed').toBe(
          event.type === 'submit' && target.context.evaluation.issueCount === 0,
        );
      else if (/^(field|change|restore|reset|basePrice)/.test(event.type)) expect(target.value).toBe('editing');
    }
  });
});

describe('the inspector', () => {
  it('The inspector receives events that serialize to JSON and name values by field', () => {
    const seen: InspectionEvent[] = [];
    const actor = createActor(machine, { input: {}, inspect: (event) => seen.push(event) }).start();
    actor.send(change('weight', 8));
    const snapshots = seen.flatMap((event) => (event.type === '@xstate.snapshot' ? [event.snapshot] : []));
    const last = JSON.parse(JSON.stringify(snapshots.at(-1)));
    expect(last).toMatchObject({ value: 'editing', context: { evaluation: { values: { weight: 8, print: 'none' } } } });
    expect(stepTitles(actor.getSnapshot())).toContain('Hund');
  });
});
