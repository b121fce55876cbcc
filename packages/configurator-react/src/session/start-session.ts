import type { Cents, Configurator, FieldChange, FieldValue } from 'configurator-core';
import {
  type ConfiguratorActor,
  type ConfiguratorSnapshot,
  selectFieldState,
  selectIsComplete,
  selectNotice,
  selectStepIndex,
  selectSteps,
  startConfigurator,
} from 'configurator-core/machine';
import { type Attempts, withAttempt } from './attempts.ts';
import { droppedAnswers } from './dropped-answers.ts';
import { createObservable, type Observable } from './observable.ts';
import { createPress, type Press } from './press.ts';

/** What a change did beside what was asked for, until it is dismissed, undone or overtaken. */
export interface SessionNotice {
  /** The changes made on the shopper's behalf; empty where the shopper made the change. */
  readonly changes: readonly FieldChange[];
  /** Labels of the answers that no longer count. */
  readonly droppedLabels: readonly string[];
  readonly undo: readonly FieldChange[];
}

/** What starts a session. */
export interface SessionInput {
  readonly configurator: Configurator;
  readonly basePriceCents?: Cents | null;
  readonly initialValues?: unknown;
  readonly stepIndex?: number;
}

/** A machine and the little that the screen remembers beside it. The object never changes; what is in it does. */
export interface Session {
  readonly configurator: Configurator;
  readonly actor: ConfiguratorActor;
  readonly notice: Observable<SessionNotice | null>;
  readonly attempts: Observable<Attempts>;
  /** The field that has the focus, by name. */
  readonly activeField: Observable<string | null>;
  readonly press: Press;
  /** Counts the failed attempts to go on, so that the error summary takes the focus each time. */
  readonly failures: Observable<number>;
  /** Counts the refused submits among them, for the host. */
  readonly refusedSubmits: Observable<number>;
  readonly change: (fieldName: string, raw: unknown) => FieldValue;
  readonly applyChanges: (changes: readonly FieldChange[]) => void;
  readonly undo: () => void;
  readonly next: () => void;
  readonly submit: () => void;
  readonly reset: () => void;
}

/** Starts a machine for a compiled template. Works on the server too. */
export function startSession(input: SessionInput): Session {
  const { configurator } = input;
  const actor = startConfigurator(input);
  const notice = createObservable<SessionNotice | null>(null);
  const attempts = createObservable<Attempts>(new Set());
  const failures = createObservable(0);
  const refusedSubmits = createObservable(0);

  const valueIn = (snapshot: ConfiguratorSnapshot, name: string) => selectFieldState(name)(snapshot).value;

  /** Notes what a change cost; `changes` are those made on the shopper's behalf. */
  const note = (before: ConfiguratorSnapshot, changes: readonly FieldChange[]) => {
    const after = actor.getSnapshot();
    if (after.context.values === before.context.values) return;
    const hidden = selectNotice(after)?.hiddenFieldNames ?? [];
    const droppedLabels = droppedAnswers(configurator, hidden, (name) => valueIn(before, name));
    const { undo } = after.context;
    const isOvertaken = notice.get()?.undo.some(({ fieldName }) => undo.some((own) => own.fieldName === fieldName));
    if (changes.length > 0 || droppedLabels.length > 0) notice.set({ changes, droppedLabels, undo });
    else if (isOvertaken === true) notice.set(null);
  };

  const fail = (tried: Attempts) => {
    attempts.set(tried);
    failures.set(failures.get() + 1);
  };

  return {
    configurator,
    actor,
    notice,
    attempts,
    activeField: createObservable<string | null>(null),
    press: createPress(),
    failures,
    refusedSubmits,
    change: (fieldName, raw) => {
      const before = actor.getSnapshot();
      actor.send({ type: 'field.change', fieldName, value: raw });
      note(before, []);
      return valueIn(actor.getSnapshot(), fieldName);
    },
    applyChanges: (changes) => {
      const before = actor.getSnapshot();
      actor.send({ type: 'change.apply', changes });
      note(before, changes);
    },
    undo: () => {
      actor.send({ type: 'change.apply', changes: notice.get()?.undo ?? [] });
      notice.set(null);
    },
    next: () => {
      const before = actor.getSnapshot();
      const step = selectSteps(before)[selectStepIndex(before)];
      actor.send({ type: 'step.next' });
      if (step !== undefined && !step.isComplete) fail(withAttempt(attempts.get(), step.section.id));
    },
    submit: () => {
      const isRefused = !selectIsComplete(actor.getSnapshot());
      actor.send({ type: 'submit' });
      if (!isRefused) return;
      fail('all');
      refusedSubmits.set(refusedSubmits.get() + 1);
    },
    reset: () => {
      notice.set(null);
      attempts.set(new Set());
      actor.send({ type: 'reset' });
    },
  };
}
