import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { restoreValues } from '../index.ts';
import { change, coat, machine, next, stepTitles } from '../testing/fixtures/machine-coat.ts';
import {
  type ConfiguratorEvent,
  selectIsComplete,
  selectIsLastStep,
  selectNotice,
  selectPrice,
  selectStepIndex,
  selectSteps,
  selectValues,
} from './index.ts';

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
