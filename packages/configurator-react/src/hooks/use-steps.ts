import type { ConfiguratorSnapshot } from 'configurator-core/machine';
import { selectStepIndex, selectSteps, selectVisited } from 'configurator-core/machine';
import { useConfigurator } from './use-configurator.ts';
import { useSnapshot } from './use-snapshot.ts';

/** One step of the list. */
export interface StepItem {
  /** The section's id. */
  readonly id: string;
  readonly title: string;
  /** From 1, among the visible steps. */
  readonly position: number;
  readonly isCurrent: boolean;
  /** A step that was never visited is `ahead`, whatever it holds. */
  readonly status: 'ahead' | 'complete' | 'incomplete';
}

/** The steps and the ways between them. */
export interface StepsControl {
  readonly steps: readonly StepItem[];
  readonly position: number;
  readonly next: () => void;
  readonly back: () => void;
  /** Jumps without checking anything. @param position from 1 */
  readonly goTo: (position: number) => void;
  readonly submit: () => void;
}

function selectStepItems(snapshot: ConfiguratorSnapshot): readonly StepItem[] {
  const current = selectStepIndex(snapshot);
  const visited = selectVisited(snapshot);
  return selectSteps(snapshot).map(({ section, isComplete, index: place }, index) => {
    const checked = isComplete ? 'complete' : 'incomplete';
    return {
      id: section.id,
      title: section.title,
      position: index + 1,
      isCurrent: index === current,
      // The step being filled in is not called incomplete before it is left.
      status: !visited.includes(place) || (index === current && !isComplete) ? 'ahead' : checked,
    };
  });
}

function isSameList(left: readonly StepItem[], right: readonly StepItem[]): boolean {
  return (
    left.length === right.length &&
    left.every((step, index) => {
      const other = right[index];
      return step.id === other?.id && step.isCurrent === other.isCurrent && step.status === other.status;
    })
  );
}

/** The visible steps with their state. */
export function useSteps(): StepsControl {
  const { next, back, goTo, submit } = useConfigurator();
  const steps = useSnapshot(selectStepItems, isSameList);
  const position = useSnapshot(selectPosition);
  return { steps, position, next, back, goTo, submit };
}

const selectPosition = (snapshot: ConfiguratorSnapshot) => selectStepIndex(snapshot) + 1;
