import { type ConfiguratorSnapshot, selectSteps } from 'configurator-core/machine';
import { type ConfiguratorControl, useConfigurator } from './use-configurator.ts';
import { useConfiguratorSelector } from './use-configurator-selector.ts';

/** One step of the list. */
export interface StepItem {
  /** The section's id. */
  readonly id: string;
  readonly title: string;
  /** Position among the visible steps, counted from 1. */
  readonly position: number;
  readonly isCurrent: boolean;
  /** A step that was never visited is `ahead`, whatever its values. */
  readonly status: 'ahead' | 'complete' | 'incomplete';
}

/** The steps and the actions that move between them. */
export interface StepsControl extends Pick<ConfiguratorControl, 'next' | 'back' | 'goTo' | 'submit'> {
  readonly steps: readonly StepItem[];
  /** Position of the current step, counted from 1. */
  readonly position: number;
}

function selectStepItems(snapshot: ConfiguratorSnapshot): readonly StepItem[] {
  const { stepIndex, visitedSections } = snapshot.context;
  return selectSteps(snapshot).map(({ section: { id, title }, isComplete }, index) => {
    const isCurrent = index === stepIndex;
    // The current step is not marked as incomplete until the shopper leaves it.
    const isAhead = !visitedSections.includes(id) || (isCurrent && !isComplete);
    const checked = isComplete ? 'complete' : 'incomplete';
    return { id, title, position: index + 1, isCurrent, status: isAhead ? 'ahead' : checked };
  });
}

function isSameList(left: readonly StepItem[], right: readonly StepItem[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ id, isCurrent, status }, index) => {
      const other = right[index];
      return id === other?.id && isCurrent === other.isCurrent && status === other.status;
    })
  );
}

/** Returns the visible steps with their status, and the actions. */
export function useSteps(): StepsControl {
  const { next, back, goTo, submit } = useConfigurator();
  const steps = useConfiguratorSelector(selectStepItems, isSameList);
  const position = steps.findIndex(({ isCurrent }) => isCurrent) + 1;
  return { steps, position, next, back, goTo, submit };
}
