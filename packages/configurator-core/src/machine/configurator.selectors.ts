import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fieldOf, valuesOf } from '../evaluate/evaluation.ts';
import type { FieldState } from '../evaluate/field-state.ts';
import { priceOf } from '../evaluate/price-of.ts';
import { issuesOf, stepStates } from '../evaluate/read-evaluation.ts';
import type { SectionState } from '../evaluate/section-state.ts';
import type { Issue } from '../field-types/values/issue.ts';
import type { Values } from '../field-types/values/value.ts';
import type { PriceBreakdown } from '../price/price-line.ts';
import type { ConfiguratorMachine } from './configurator.machine.ts';

/** A running configurator of one shopper. */
export type ConfiguratorActor = ActorRefFrom<ConfiguratorMachine>;

/** A snapshot of a running configurator. */
export type ConfiguratorSnapshot = SnapshotFrom<ConfiguratorMachine>;

/** Returns the values of all fields by name, including hidden ones. The same object until a value changes. */
export function selectValues({ context }: ConfiguratorSnapshot): Values {
  return valuesOf(context.evaluation);
}

/** Returns the steps in order. A new list each time; an entry is the same object until something in it changes. */
export function selectSteps({ context }: ConfiguratorSnapshot): readonly SectionState[] {
  return stepStates(context.evaluation);
}

/** Returns the section of the current step, or undefined if there are no steps. */
export function selectCurrentStep(snapshot: ConfiguratorSnapshot): SectionState | undefined {
  return selectSteps(snapshot)[snapshot.context.stepIndex];
}

/** Returns a field. The same object until something in it changes. @throws RangeError for an unknown name */
export function selectFieldState({ context }: ConfiguratorSnapshot, name: string): FieldState {
  const compiled = context.evaluation.configurator.compiledFields.get(name);
  if (compiled === undefined) throw new RangeError(`The template has no field "${name}".`);
  return fieldOf(context.evaluation, compiled);
}

/** Returns the price breakdown. The same object until a line changes. */
export function selectPrice({ context }: ConfiguratorSnapshot): PriceBreakdown {
  return priceOf(context.evaluation);
}

/** Returns the issues of all visible fields, in template order. The same list until one of them changes. */
export function selectIssues({ context }: ConfiguratorSnapshot): readonly Issue[] {
  return issuesOf(context.evaluation);
}

/** Returns whether a section's issues are shown: the shopper tried to leave it, or a submit was refused. */
export function selectIsAttempted(snapshot: ConfiguratorSnapshot, sectionId: string): boolean {
  return snapshot.value === 'correcting' || snapshot.context.attemptedSections.includes(sectionId);
}

/** Returns the shown issues, in template order. A new list each time, of the same objects until they change. */
export function selectShownIssues(snapshot: ConfiguratorSnapshot): readonly Issue[] {
  return selectSteps(snapshot).flatMap(({ section, issues }) =>
    selectIsAttempted(snapshot, section.id) ? issues : [],
  );
}
