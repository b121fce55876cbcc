import type { Snapshot } from 'xstate';
import type { Configurator } from '../compile/configurator.ts';
import { isRecord } from '../json.ts';
import type { ConfiguratorSnapshot } from './configurator.selectors.ts';
import type { ConfiguratorContext } from './configurator-context.ts';
import { parseContext, parseState } from './parse-context.ts';

/** A snapshot as plain JSON, which can be stored, cloned and sent. */
export interface PersistedSnapshot {
  readonly value: ConfiguratorSnapshot['value'];
  readonly context: Omit<ConfiguratorContext, 'evaluation'> & {
    readonly evaluation: ReturnType<ConfiguratorContext['evaluation']['toJSON']>;
  };
}

/** Returns a snapshot as plain JSON, with the values by field name. `restoreSnapshot` reads it. */
export function persistSnapshot({ value, context }: ConfiguratorSnapshot): PersistedSnapshot {
  // Written out, because a structured clone of an evaluation would be empty.
  return { value, context: { ...context, evaluation: context.evaluation.toJSON() } };
}

/**
 * Parses an untrusted persisted snapshot of any version for `createActor(machine, { snapshot })`. Never throws: skips
 * parts that do not fit the template, and recomputes everything that depends on the values.
 */
export function restoreSnapshot(configurator: Configurator, json: unknown): Snapshot<unknown> {
  const context = parseContext(configurator, isRecord(json) ? json.context : undefined);
  const running = { status: 'active' as const, output: undefined, error: undefined, children: {}, historyValue: {} };
  return Object.assign(running, { value: parseState(json, context), context });
}
