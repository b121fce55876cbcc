import { type ConfiguratorSnapshot, selectCurrentStep, selectSteps } from 'configurator-core/machine';
import { useConfiguratorSelector } from './use-configurator-selector.ts';

/** The current step. */
export interface StepControl {
  /** Index of its section in the template, including hidden sections. */
  readonly index: number;
  /** Position among the visible steps, counted from 1. */
  readonly position: number;
  /** Number of visible steps. */
  readonly count: number;
}

function selectStep(snapshot: ConfiguratorSnapshot): StepControl {
  return {
    index: selectCurrentStep(snapshot)?.index ?? 0,
    position: snapshot.context.stepIndex + 1,
    count: selectSteps(snapshot).length,
  };
}

function isSameStep(left: StepControl, right: StepControl): boolean {
  return left.index === right.index && left.position === right.position && left.count === right.count;
}

/** Returns the current step as numbers. Re-renders when the current or the visible steps change, not while typing. */
export function useStep(): StepControl {
  return useConfiguratorSelector(selectStep, isSameStep);
}
