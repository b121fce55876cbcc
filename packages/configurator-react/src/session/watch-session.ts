import type { Configuration, Issue, Values } from 'configurator-core';
import { selectIssues, selectStepIndex, selectValues } from 'configurator-core/machine';
import type { Session } from './start-session.ts';

/** What a host wants to hear of. */
export interface SessionListeners {
  readonly onSubmit?: (configuration: Configuration) => void;
  readonly onChange?: (progress: { readonly values: Values; readonly stepIndex: number }) => void;
  /** A submit was refused; a step that is not left yet is no news to the host. */
  readonly onIncomplete?: (issues: readonly Issue[]) => void;
}

/** Calls the host back; returns how to stop. */
export function watchSession({ actor, refusedSubmits }: Session, listeners: SessionListeners): () => void {
  const completed = actor.on('configuration.completed', ({ configuration }) => listeners.onSubmit?.(configuration));
  let values = selectValues(actor.getSnapshot());
  let stepIndex = selectStepIndex(actor.getSnapshot());
  const changed = actor.subscribe((snapshot) => {
    const next = { values: selectValues(snapshot), stepIndex: selectStepIndex(snapshot) };
    if (next.values === values && next.stepIndex === stepIndex) return;
    ({ values, stepIndex } = next);
    listeners.onChange?.(next);
  });
  const stopRefused = refusedSubmits.subscribe(() => listeners.onIncomplete?.(selectIssues(actor.getSnapshot())));
  return () => {
    completed.unsubscribe();
    changed.unsubscribe();
    stopRefused();
  };
}
