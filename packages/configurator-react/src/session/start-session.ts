import type { Cents, Configurator, FieldValue, Values } from 'configurator-core';
import {
  selectFieldState,
  selectIssues,
  selectStepIndex,
  selectSteps,
  startConfigurator,
} from 'configurator-core/machine';
import { droppedAnswers } from './dropped-answers.ts';
import { createObservable, type Observable } from './observable.ts';

/** The running machine of one shopper. */
export type ConfiguratorActor = ReturnType<typeof startConfigurator>;
/** One moment of it. */
export type Snapshot = ReturnType<ConfiguratorActor['getSnapshot']>;

/** A field and the value it is to have; undefined empties it. */
export interface FieldChange {
  readonly fieldName: string;
  readonly value: FieldValue;
}

/** What a change did beside what was asked for, until it is dismissed, undone or overtaken. */
export interface ChangeNotice {
  /** The changes made on the shopper's behalf; empty where the shopper made the change. */
  readonly changes: readonly FieldChange[];
  /** Labels of the answers that no longer count. */
  readonly droppedLabels: readonly string[];
  readonly undo: readonly FieldChange[];
}

/** The ids of the sections that the shopper tried to leave, or all of them. */
export type Attempts = ReadonlySet<string> | 'all';

/** Whether the issues of a section are to be shown. */
export function isSectionDue(attempts: Attempts, sectionId: string | undefined): boolean {
  return attempts === 'all' || (sectionId !== undefined && attempts.has(sectionId));
}

/** Where each field stands: section ids by field name. */
function sectionIdsOf({ template }: Configurator): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const section of template.sections) {
    for (const group of section.groups) for (const { name } of group.fields) ids.set(name, section.id);
  }
  return ids;
}

/** What starts a session. */
export interface SessionInput {
  readonly configurator: Configurator;
  readonly basePriceCents?: Cents;
  readonly initialValues?: Values;
  readonly stepIndex?: number;
}

/** A machine and the little that the screen remembers beside it. The object never changes; what is in it does. */
export interface Session {
  readonly configurator: Configurator;
  readonly actor: ConfiguratorActor;
  readonly sectionIds: ReadonlyMap<string, string>;
  readonly notice: Observable<ChangeNotice | null>;
  readonly attempts: Observable<Attempts>;
  /** The field that has the focus, by name. */
  readonly activeField: Observable<string | null>;
  /** Counts the failed attempts to go on, so that the error summary takes the focus each time. */
  readonly failures: Observable<number>;
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
  const notice = createObservable<ChangeNotice | null>(null);
  const attempts = createObservable<Attempts>(new Set());
  const failures = createObservable(0);

  const fieldReader = (snapshot: Snapshot) => (fieldName: string) => selectFieldState(fieldName)(snapshot);
  const currentValue = (fieldName: string) => fieldReader(actor.getSnapshot())(fieldName).value;
  const send = (fieldName: string, raw: unknown) =>
    actor.send(
      raw === undefined ? { type: 'field.clear', fieldName } : { type: 'field.change', fieldName, value: raw },
    );

  /** Makes changes and notes what they cost; `isOwn` when the shopper chose the value herself. */
  const make = (changes: readonly { fieldName: string; value: unknown }[], isOwn: boolean) => {
    const before = actor.getSnapshot();
    const names = changes.map(({ fieldName }) => fieldName);
    const undo = names.map((fieldName) => ({ fieldName, value: fieldReader(before)(fieldName).value }));
    for (const { fieldName, value } of changes) send(fieldName, value);
    const after = actor.getSnapshot();
    const droppedLabels = droppedAnswers(configurator, fieldReader(before), fieldReader(after), names);
    if (!isOwn || droppedLabels.length > 0) {
      const made = isOwn ? [] : names.map((fieldName) => ({ fieldName, value: fieldReader(after)(fieldName).value }));
      notice.set({ changes: made, droppedLabels, undo });
    } else if (notice.get()?.undo.some(({ fieldName }) => names.includes(fieldName))) {
      notice.set(null);
    }
  };

  return {
    configurator,
    actor,
    sectionIds: sectionIdsOf(configurator),
    notice,
    activeField: createObservable<string | null>(null),
    attempts,
    failures,
    change: (fieldName, raw) => {
      make([{ fieldName, value: raw }], true);
      return currentValue(fieldName);
    },
    applyChanges: (changes) => make(changes, false),
    undo: () => {
      const undone = notice.get();
      notice.set(null);
      for (const { fieldName, value } of undone?.undo ?? []) send(fieldName, value);
    },
    next: () => {
      const before = actor.getSnapshot();
      const step = selectSteps(before)[selectStepIndex(before)];
      actor.send({ type: 'step.next' });
      if (step === undefined || step.isComplete) return;
      const tried = attempts.get();
      if (tried !== 'all') attempts.set(new Set([...tried, step.section.id]));
      failures.set(failures.get() + 1);
    },
    submit: () => {
      const isRefused = selectIssues(actor.getSnapshot()).length > 0;
      actor.send({ type: 'submit' });
      if (!isRefused) return;
      attempts.set('all');
      failures.set(failures.get() + 1);
    },
    reset: () => {
      notice.set(null);
      attempts.set(new Set());
      actor.send({ type: 'reset' });
    },
  };
}
