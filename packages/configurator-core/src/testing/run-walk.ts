import { initialTransition, transition } from 'xstate';
import type { Walk } from '../analysis/index.ts';
import type { Configurator } from '../compile/configurator.ts';
import type { Values } from '../field-types/values/value.ts';
import { type ConfiguratorEvent, createConfiguratorMachine, selectValues } from '../machine/index.ts';

/** State of the machine after some events. */
export interface WalkOutcome {
  readonly values: Values;
  readonly stepIndex: number;
  /** Whether `submit` was refused. */
  readonly showsIssues: boolean;
}

/**
 * Sends events to the configurator's machine, starting without values.
 * @param basePriceCents EUR cents, gross
 */
export function runEvents(
  configurator: Configurator,
  events: readonly ConfiguratorEvent[],
  basePriceCents: number,
): WalkOutcome {
  const machine = createConfiguratorMachine(configurator);
  let [snapshot] = initialTransition(machine, { basePriceCents, initialValues: {} });
  for (const event of events) [snapshot] = transition(machine, snapshot, event);
  const { stepIndex } = snapshot.context;
  return { values: selectValues(snapshot), stepIndex, showsIssues: snapshot.matches('correcting') };
}

/**
 * Sends a walk and then `submit` to the configurator's machine.
 * @param basePriceCents EUR cents, gross
 */
export function runWalk(configurator: Configurator, walk: Walk, basePriceCents: number): WalkOutcome {
  const changes = walk.changes.map(({ fieldName, value }) => ({ type: 'field.change' as const, fieldName, value }));
  return runEvents(configurator, [...changes, { type: 'submit' }], basePriceCents);
}
