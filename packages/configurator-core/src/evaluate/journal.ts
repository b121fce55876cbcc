import type { CompiledField } from '../compile/compiled-field.ts';
import type { FieldValue } from '../field-types/value.ts';
import { isEmptyValue } from '../field-types/value.ts';
import type { Evaluation } from './evaluation.ts';
import type { FieldTable, Limits } from './field-table.ts';

/** A new journal starts after this many changes at least, and after half as many as the template has fields. */
const LEAST_CHANGES = 64;

/**
 * The fields of versions that follow each other: one table that always holds the newest version, and what each change
 * replaced. So a change copies nothing, whatever the size of the template, and an older version can still be read: the
 * table with the changes since taken back. Versions never point to later ones, so that old ones can be collected.
 */
export class Journal {
  /** Fields of the newest version; written to as changes come in. */
  declare readonly table: FieldTable;
  newest: Evaluation | null = null;
  /** How many changes there were. */
  length = 0;
  declare private readonly fields: readonly CompiledField[];
  /** For each change twice the place of the field, and one more where it showed before. */
  declare private readonly places: number[];
  /** For each change what the field held before. */
  declare private readonly stored: FieldValue[];
  /** For some changes what the conditions of options left of it. */
  private readonly limits = new Map<number, Limits>();

  /** @param table is written to */
  constructor(table: FieldTable, fields: readonly CompiledField[]) {
    const capacity = Math.max(LEAST_CHANGES, fields.length >> 1);
    this.table = table;
    this.fields = fields;
    this.places = new Array<number>(capacity).fill(0);
    this.stored = new Array<FieldValue>(capacity).fill(undefined);
  }

  get isFull(): boolean {
    return this.length >= this.places.length;
  }

  /** Writes a field into the table. @returns whether another value counts than before */
  write(compiled: CompiledField, stored: FieldValue, isShown: boolean, limits: Limits | null): boolean {
    const { table, length } = this;
    const { index } = compiled;
    this.places[length] = 2 * index + (table.isShown(index) ? 1 : 0);
    this.stored[length] = table.stored[index];
    if (compiled.optionChecks !== null) {
      const before = table.limitsOf(index);
      if (before !== null) this.limits.set(length, before);
    }
    this.length = length + 1;
    return table.write(compiled, stored, isShown, limits);
  }

  /** The fields as they were after so many changes. */
  at(position: number): FieldTable {
    const table = this.table.copy();
    for (let change = this.length - 1; change >= position; change -= 1) {
      const place = this.places[change] ?? 0;
      const compiled = this.fields[place >> 1];
      if (compiled) table.write(compiled, this.stored[change], place % 2 === 1, this.limits.get(change) ?? null);
    }
    return table;
  }

  /** Fields with a value that counted at some moment since a position and does not now. */
  lostSince(position: number): readonly CompiledField[] | null {
    let lost: Set<CompiledField> | null = null;
    for (let change = position; change < this.length; change += 1) {
      const place = this.places[change] ?? 0;
      if (place % 2 === 0 || this.table.counted[place >> 1] !== undefined) continue;
      const limits = this.limits.get(change);
      const compiled = this.fields[place >> 1];
      if (!compiled || isEmptyValue(limits ? limits.value : this.stored[change])) continue;
      lost ??= new Set();
      lost.add(compiled);
    }
    return lost && [...lost].sort((left, right) => left.index - right.index);
  }
}

/** The fields of a version. Only to be read, and not kept: the table is the newest version's. */
export function tableOf(evaluation: Evaluation): FieldTable {
  if (evaluation.own !== null) return evaluation.own;
  const { journal } = evaluation;
  if (journal.newest === evaluation) return journal.table;
  evaluation.own = journal.at(evaluation.position);
  return evaluation.own;
}

/** The journal in which the version after this one is to be written. */
export function journalAfter(evaluation: Evaluation): Journal {
  const { journal } = evaluation;
  const isNewest = journal.newest === evaluation;
  if (isNewest && !journal.isFull) return journal;
  const table = tableOf(evaluation);
  evaluation.own = table;
  if (isNewest) journal.newest = null;
  return new Journal(table.copy(), evaluation.configurator.compiled.fields);
}

/** Fields, in template order, with a value that counted in an earlier version and does not in a later one made from it. */
export function lostBetween(earlier: Evaluation, later: Evaluation): readonly CompiledField[] | null {
  if (earlier.journal === later.journal) return later.journal.lostSince(earlier.position);
  const [before, after] = [tableOf(earlier).counted, tableOf(later).counted];
  return later.configurator.compiled.fields.filter(
    ({ index }) => before[index] !== undefined && after[index] === undefined,
  );
}
