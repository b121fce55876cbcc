import { selectStepIndex, selectSteps } from 'configurator-core/machine';
import type { Snapshot } from '../session/start-session.ts';
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

const selectPosition = (snapshot: Snapshot) => selectStepIndex(snapshot) + 1;
const selectCount = (snapshot: Snapshot) => selectSteps(snapshot).length;
const selectSectionIndex = (snapshot: Snapshot) => selectSteps(snapshot)[selectStepIndex(snapshot)]?.index ?? 0;

/** The current step, in numbers only: renders on a step change and when steps come or go, not while typing. */
export function useStep(): StepControl {
  return {
    index: useSnapshot(selectSectionIndex),
    position: useSnapshot(selectPosition),
    count: useSnapshot(selectCount),
  };
}
