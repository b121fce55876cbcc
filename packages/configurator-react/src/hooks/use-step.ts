import type { ConfiguratorSnapshot } from 'configurator-core/machine';
import { selectStepCount, selectStepIndex, selectSteps } from 'configurator-core/machine';
import { useSnapshot } from './use-snapshot.ts';

/** Where the shopper is. */
export interface StepControl {
  /** The section's place in the template, hidden sections counted. */
  readonly index: number;
  /** The step's place among the visible ones, from 1. */
  readonly position: number;
  /** How many steps there are now. */
  readonly count: number;
}

const selectPosition = (snapshot: ConfiguratorSnapshot) => selectStepIndex(snapshot) + 1;
const selectSectionIndex = (snapshot: ConfiguratorSnapshot) =>
  selectSteps(snapshot)[selectStepIndex(snapshot)]?.index ?? 0;

/** The current step, in numbers only: renders on a step change and when steps come or go, not while typing. */
export function useStep(): StepControl {
  return {
    index: useSnapshot(selectSectionIndex),
    position: useSnapshot(selectPosition),
    count: useSnapshot(selectStepCount),
  };
}
