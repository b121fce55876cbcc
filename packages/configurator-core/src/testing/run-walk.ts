import { initialTransition, transition } from 'xstate';
import type { Walk } from '../analysis/index.ts';
import type { Configurator } from '../compile/configurator.ts';
import type { Values } from '../field-types/values/value.ts';
import { type ConfiguratorEvent, createConfiguratorMachine, selectValues } from '../machine/index.ts';

/** Where events have led the machine. */
export interface WalkOutcome {
  readonly values: Values;
  readonly stepIndex: number;
  /** Whether `submit` found something missing or wrong. */
  readonly showsIssues: boolean;
}

/**
 * Sends events through the configurator's machine, starting from nothing.
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
 * Sends a walk through the configurator's machine, `submit` last.
 * @param basePriceCents EUR cents, gross
 */
export function runWalk(configurator: Configurator, walk: Walk, basePriceCents: number): WalkOutcome {
  const changes = walk.changes.map(({ fieldName, value }) => ({ type: 'field.change' as const, fieldName, value }));
  return runEvents(configurator, [...changes, { type: 'submit' }], basePriceCents);
}
