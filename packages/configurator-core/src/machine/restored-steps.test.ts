import { expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { machine } from '../testing/fixtures/machine-coat.ts';
import { type ConfiguratorInput, selectSteps } from './index.ts';

const sectionsOf = (input: ConfiguratorInput) => {
  const [snapshot] = initialTransition(machine, input);
  const steps = selectSteps(snapshot);
  return {
    ids: steps.map(({ section }) => section.id),
    visited: snapshot.context.visitedSections,
    complete: steps.filter(({ isComplete }) => isComplete).map(({ section }) => section.id),
  };
};

it('[CFG-FLOW-08] The complete steps of a restored configuration are marked as visited', () => {
  const { visited, complete, ids } = sectionsOf({ initialValues: { weight: 8, print: 'none' }, stepIndex: 1 });
  expect(complete.length).toBeGreaterThan(1);
  expect(new Set(visited)).toEqual(new Set([...complete, ids[1]]));
});

it('[CFG-FLOW-08] No incomplete step of a restored configuration but the current one is marked', () => {
  const { visited, complete, ids } = sectionsOf({ initialValues: { print: 'none' }, stepIndex: 1 });
  expect(complete).not.toContain(ids[0]);
  expect(visited).not.toContain(ids[0]);
});

it('[CFG-FLOW-08] The same steps are marked if the values are restored later', () => {
  const values = { weight: 8, print: 'none' };
  const [started] = initialTransition(machine, {});
  const [restored] = transition(machine, started, { type: 'restore', values });
  expect(new Set(restored.context.visitedSections)).toEqual(new Set(sectionsOf({ initialValues: values }).visited));
});

it('[CFG-FLOW-08] Only the first step of a new configuration is marked', () => {
  const { visited, ids } = sectionsOf({});
  expect(visited).toEqual([ids[0]]);
});

it('[CFG-FLOW-08] A restored configuration marks the steps that were visited before, and no others', () => {
  const { visited, complete, ids } = sectionsOf({
    initialValues: { weight: 8, print: 'none' },
    stepIndex: 1,
    visitedSections: ['dog'],
  });
  expect(complete).toContain(ids[2]);
  expect(visited).toEqual([ids[0], ids[1]]);
});
