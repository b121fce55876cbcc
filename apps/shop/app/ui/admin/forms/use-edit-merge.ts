import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import { mergeEdits } from '#app/lib/forms/merge-edits.ts';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import type { FieldConflict } from '../dialogs/conflict-dialog.tsx';

/** Fields of a form whose edits are merged with those of another admin. */
export interface MergedForm<Row extends RowVersion, Values extends object> {
  /** The row as it was opened; null for a new one. */
  row: Row | null;
  /** The values of a stored row, comparable with those of the form. */
  valuesOf: (row: Row) => Values;
  /** Returns the current values of the form. */
  mine: () => Values;
  /** Sets fields of the form. @param row the row that the form is based on from now on */
  apply: (changes: Partial<Values>, row: Row) => void;
  /** Loads the current row after another admin changed it. */
  onReload: (id: string) => Promise<Row | null>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** A value in words. */
  describe: (key: keyof Values & string, values: Values) => string;
}

interface Conflict<Row, Values> {
  row: Row;
  theirs: Values;
  changes: Partial<Values>;
  keys: readonly (keyof Values & string)[];
}

/**
 * Merges the edits of a form with those that another admin stored in the meantime, and submits the form again. Asks only
 * about fields that both changed.
 */
export function useEditMerge<Row extends RowVersion, Values extends object>(options: MergedForm<Row, Values>) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const base = useRef<{ version: RowVersion; values: Values } | null>(
    options.row && { version: versionOf(options.row), values: options.valuesOf(options.row) },
  );
  const taken = useRef('');
  const [conflict, setConflict] = useState<Conflict<Row, Values> | null>(null);

  function submitMerged(row: Row, changes: Partial<Values>) {
    const { apply, labels, valuesOf } = latest.current;
    taken.current = keysOf(labels)
      .filter((key) => key in changes)
      .map((key) => labels[key])
      .join(', ');
    base.current = { version: versionOf(row), values: valuesOf(row) };
    flushSync(() => {
      setConflict(null);
      apply(changes, row);
    });
    // The failed submit ends first.
    setTimeout(() => form.current?.requestSubmit());
  }

  /** Handles the error of a save. Returns false if it is no conflict, or the current row cannot be loaded. */
  async function settle(error: unknown): Promise<boolean> {
    const from = base.current;
    if (from === null || parseDatabaseFailure(error)?.message !== 'revision_conflict') return false;
    const row = await latest.current.onReload(from.version.id).catch(() => null);
    if (row === null) return false;
    const theirs = latest.current.valuesOf(row);
    const { changes, conflicts } = mergeEdits(from.values, latest.current.mine(), theirs);
    const keys = conflicts.filter((key): key is keyof Values & string => typeof key === 'string');
    if (keys.length === 0) submitMerged(row, changes);
    else setConflict({ row, theirs, changes, keys });
    return true;
  }

  /** @param theirs the fields that take the value of the other admin */
  function resolve(theirs: readonly string[]) {
    if (conflict === null) return;
    const chosen: Partial<Values> = { ...conflict.changes };
    for (const key of conflict.keys) if (theirs.includes(key)) chosen[key] = conflict.theirs[key];
    submitMerged(conflict.row, chosen);
  }

  const conflicts = conflict?.keys.map((key): FieldConflict => {
    const { labels, describe, mine } = options;
    return { key, label: labels[key], mine: describe(key, mine()), theirs: describe(key, conflict.theirs) };
  });
  return {
    /** For the form element. */
    form,
    /** Returns the current values of the form. */
    mine: () => latest.current.mine(),
    /** The version that a save is based on; null for a new row. */
    version: () => base.current?.version ?? null,
    /** Call it after a save if the form stays open. @param values as saved */
    rebase: (version: RowVersion, values: Values) => {
      base.current = { version, values };
      taken.current = '';
    },
    /** Takes a row that was loaded again. If it conflicts with the form, nothing changes, and the next save asks. */
    follow: (row: Row) => {
      const from = base.current;
      if (from === null || row.revision <= from.version.revision) return;
      const values = latest.current.valuesOf(row);
      const { changes, conflicts } = mergeEdits(from.values, latest.current.mine(), values);
      if (conflicts.length > 0) return;
      base.current = { version: versionOf(row), values };
      latest.current.apply(changes, row);
    },
    /** Labels of the fields that took the other admin's value; empty if there are none. */
    taken: () => taken.current,
    settle,
    dialog: { conflicts: conflicts ?? [], onClose: () => setConflict(null), onResolve: resolve },
  };
}

function versionOf({ id, revision }: RowVersion): RowVersion {
  return { id, revision };
}

function keysOf<Key extends string>(labels: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(labels) as Key[];
}
