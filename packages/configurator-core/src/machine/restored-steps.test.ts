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

it('[CFG-FLOW-08] marks the complete steps of a restored configuration as visited', () => {
  const { visited, complete, ids } = sectionsOf({ initialValues: { weight: 8, print: 'none' }, stepIndex: 1 });
  expect(complete.length).toBeGreaterThan(1);
  expect(new Set(visited)).toEqual(new Set([...complete, ids[1]]));
});

it('[CFG-FLOW-08] marks no incomplete step of a restored configuration but the current one', () => {
  const { visited, complete, ids } = sectionsOf({ initialValues: { print: 'none' }, stepIndex: 1 });
  expect(complete).not.toContain(ids[0]);
  expect(visited).not.toContain(ids[0]);
});

it('[CFG-FLOW-08] marks the same steps if the values are restored later', () => {
  const values = { weight: 8, print: 'none' };
  const [started] = initialTransition(machine, {});
  const [restored] = transition(machine, started, { type: 'restore', values });
  expect(new Set(restored.context.visitedSections)).toEqual(new Set(sectionsOf({ initialValues: values }).visited));
});

it('[CFG-FLOW-08] marks only the first step of a new configuration', () => {
  const { visited, ids } = sectionsOf({});
  expect(visited).toEqual([ids[0]]);
});
