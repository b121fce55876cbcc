import type { SnapshotFrom } from 'xstate';
import type { FieldState } from '../evaluate/field-slot.ts';
import { priceOf } from '../evaluate/price-of.ts';
import { fieldState, issuesOf, sectionState, valuesOf } from '../evaluate/read-evaluation.ts';
import type { SectionState } from '../evaluate/section-state.ts';
import type { Issue } from '../field-types/issue.ts';
import type { Values } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import type { PriceBreakdown } from '../price/price-line.ts';
import type { ChangeNotice, ConfiguratorMachine } from './configurator.machine.ts';
import { evaluationOf } from './remembered-evaluations.ts';

/** One moment of a configurator. */
export type ConfiguratorSnapshot = SnapshotFrom<ConfiguratorMachine>;

/** What all fields hold, hidden ones too, by name; the same object until a value changes. */
export function selectValues(snapshot: ConfiguratorSnapshot): Values {
  return valuesOf(evaluationOf(snapshot));
}

/** Place of the current step among those that show, from 0. */
export function selectStepIndex(snapshot: ConfiguratorSnapshot): number {
  return snapshot.context.stepIndex;
}

/** The sections that are steps now, in order. A new list each time; its entries stay the same until they change. */
export function selectSteps(snapshot: ConfiguratorSnapshot): readonly SectionState[] {
  const evaluation = evaluationOf(snapshot);
  return evaluation.steps.map((index) => sectionState(evaluation, index)).filter((state) => state !== undefined);
}

/** How many steps there are now. */
export function selectStepCount(snapshot: ConfiguratorSnapshot): number {
  return evaluationOf(snapshot).steps.length;
}

/** A selector of one field; its result is the same object until the field changes. @throws RangeError for an unknown name */
export function selectFieldState(name: string): (snapshot: ConfiguratorSnapshot) => FieldState {
  return (snapshot) => {
    const state = fieldState(evaluationOf(snapshot), name);
    if (!state) throw new RangeError(`The template has no field "${name}".`);
    return state;
  };
}

/** The price, line by line; the same object until a value changes. */
export function selectPrice(snapshot: ConfiguratorSnapshot): PriceBreakdown {
  return priceOf(evaluationOf(snapshot));
}

/** What the article costs as configured, EUR cents, gross. */
export function selectTotalCents(snapshot: ConfiguratorSnapshot): Cents {
  return evaluationOf(snapshot).totalCents;
}

/** Whether there is no step before. */
export function selectIsFirstStep(snapshot: ConfiguratorSnapshot): boolean {
  return snapshot.context.stepIndex === 0;
}

/** Whether there is no step after. */
export function selectIsLastStep(snapshot: ConfiguratorSnapshot): boolean {
  return snapshot.context.stepIndex >= evaluationOf(snapshot).steps.length - 1;
}

/** Whether there is a next step and nothing is missing or wrong in the current one. */
export function selectCanGoNext(snapshot: ConfiguratorSnapshot): boolean {
  return snapshot.can({ type: 'step.next' });
}

/** What is missing or wrong in all that shows, in template order. */
export function selectIssues(snapshot: ConfiguratorSnapshot): readonly Issue[] {
  return issuesOf(evaluationOf(snapshot));
}

/** Whether nothing is missing or wrong. */
export function selectIsComplete(snapshot: ConfiguratorSnapshot): boolean {
  return evaluationOf(snapshot).issueCount === 0;
}

/** Whether the shopper tried to finish and could not. */
export function selectShowIssues(snapshot: ConfiguratorSnapshot): boolean {
  return snapshot.context.showIssues;
}

/** Places, in the template, of the sections the shopper has been to. */
export function selectVisited(snapshot: ConfiguratorSnapshot): readonly number[] {
  return snapshot.context.visited;
}

/** What the last change did beside what was asked for; null for nothing. */
export function selectNotice(snapshot: ConfiguratorSnapshot): ChangeNotice | null {
  return snapshot.context.notice;
}

/** Whether the last change can be taken back. */
export function selectCanUndo(snapshot: ConfiguratorSnapshot): boolean {
  return snapshot.context.undo.length > 0;
}
