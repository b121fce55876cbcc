import type { AnyActorLogic } from 'xstate';
import { getPathsFromEvents } from 'xstate/graph';
import type { Walk } from '../analysis/index.ts';
import type { Values } from '../field-types/value.ts';
import { type ConfiguratorContext, type ConfiguratorEvent, createConfiguratorMachine } from '../machine/index.ts';
import type { Configurator } from '../template/configurator.ts';

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
  const logic: AnyActorLogic = createConfiguratorMachine(configurator);
  const paths = getPathsFromEvents(logic, [...events], { input: { basePriceCents, initialValues: {} } });
  const context: ConfiguratorContext | undefined = paths.at(-1)?.state.context;
  if (context === undefined) throw new Error('The machine has taken no path');
  const values: Values = Object.assign({}, ...context.values);
  return { values, stepIndex: context.stepIndex, showsIssues: context.showIssues };
}

/**
 * Sends a walk through the configurator's machine, `submit` last.
 * @param basePriceCents EUR cents, gross
 */
export function runWalk(configurator: Configurator, walk: Walk, basePriceCents: number): WalkOutcome {
  const changes = walk.changes.map(({ fieldName, value }) => ({ type: 'field.change' as const, fieldName, value }));
  return runEvents(configurator, [...changes, { type: 'submit' }], basePriceCents);
}
