import { type PriceRule, type PriceTable, readAmount } from 'configurator-core';
import { useMemo, useState } from 'react';
import type { RuleEdit } from '../actions/use-rule-edit.ts';
import { findField } from '../document/lists.ts';
import { withParts } from '../formula/amount-parts.ts';
import { useTemplate, useTexts } from '../store/editor-context.ts';
import { useMoney } from '../store/use-money.ts';
import { readAmountText, readEntry, writeEntry } from './cell-text.ts';
import { formatFaults } from './format-paste-faults.ts';
import { clampPlace, type GridSize, rectangleOf, type Selection } from './grid-selection.ts';
import { nextEntry } from './next-entry.ts';
import { importCells, type PasteFault, pasteCells, type TableContext } from './paste-table.ts';
import { readBlock } from './read-block.ts';
import {
  entriesAt,
  insertEntry,
  isSameEntry,
  moveEntry,
  type Place,
  removeEntry,
  replaceEntry,
  type Side,
  setCells,
} from './table-edits.ts';
import { writeBlock } from './table-text.ts';

/** Message about the last action or its failure. */
export interface Notice {
  readonly isError: boolean;
  readonly text: string;
  readonly lines: readonly string[];
}

/** A selection, and whether the grid focuses it. */
export interface GridFocus extends Selection {
  readonly takesFocus: boolean;
}

/** A price table with its actions. Each change is one undo step. */
export interface TableEditor {
  readonly context: TableContext;
  readonly size: GridSize;
  readonly selection: GridFocus;
  readonly notice: Notice | null;
  readonly select: (active: Place, options?: { readonly isExtending?: boolean; readonly takesFocus?: boolean }) => void;
  readonly selectAll: () => void;
  readonly tell: (text: string, isError?: boolean) => void;
  readonly change: (table: PriceTable) => string | null;
  /** Parses a typed text into a cell or a header. Returns an error message if it is invalid. */
  readonly write: (place: Place, text: string) => string | null;
  readonly clear: () => void;
  readonly copy: () => string;
  readonly paste: (text: string) => void;
  readonly importFile: (bytes: ArrayBuffer) => void;
  readonly add: (side: Side) => void;
  readonly remove: (side: Side) => void;
  readonly move: (side: Side, by: 1 | -1) => void;
}

const start: GridFocus = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 }, takesFocus: false };

/** Returns the editor of a price rule's table; null if the rule has none. */
export function useTableEditor(rule: PriceRule, edit: RuleEdit): TableEditor | null {
  const template = useTemplate();
  const { priceTable: texts } = useTexts();
  const money = useMoney();
  const { locale } = money;
  const amount = readAmount(rule.amount);
  const table = amount.kind === 'table' ? amount.table : null;
  const [wanted, setSelection] = useState(start);
  const [notice, setNotice] = useState<Notice | null>(null);
  const context = useMemo<TableContext | null>(() => {
    if (!table) return null;
    const fieldOf = (side: Side) => {
      const reference = table[side]?.field;
      return reference === undefined ? undefined : findField(template, reference);
    };
    return { table, fields: { columns: fieldOf('columns'), rows: fieldOf('rows') }, money };
  }, [table, template, money]);
  if (!context || !table) return null;
  const size: GridSize = {
    rows: table.cells.length,
    columns: entriesAt(table, 'columns').length,
    hasRowHeaders: Boolean(table.rows),
  };
  // Undo may have shrunk the table.
  const inside = { active: clampPlace(wanted.active, size), anchor: clampPlace(wanted.anchor, size) };
  const isInside =
    inside.active.row === wanted.active.row &&
    inside.active.column === wanted.active.column &&
    inside.anchor.row === wanted.anchor.row &&
    inside.anchor.column === wanted.anchor.column;
  const selection: GridFocus = isInside ? wanted : { ...inside, takesFocus: false };

  const tell = (text: string, isError = false) => setNotice({ isError, text, lines: [] });
  const change = (next: PriceTable): string | null => {
    if (next === table) return null;
    const refusal = edit.choose({ amount: withParts(rule.amount, { table: next }) }, 'priceTable');
    if (refusal === null) setNotice(null);
    else tell(refusal, true);
    return refusal;
  };
  const select: TableEditor['select'] = (active, { isExtending = false, takesFocus = true } = {}) =>
    setSelection((before) => ({ active, anchor: isExtending ? before.anchor : active, takesFocus }));
  const placeOf = (side: Side) => Math.max(0, side === 'columns' ? selection.active.column : selection.active.row);
  const entryWords = (side: Side, place: number) => {
    const entry = entriesAt(table, side)[place];
    return entry === undefined ? '' : writeEntry(entry, context.fields[side], locale);
  };
  const headerAt = (side: Side, place: number): Place =>
    side === 'columns' ? { row: -1, column: place } : { row: place, column: -1 };

  return {
    context,
    size,
    selection,
    notice,
    select,
    selectAll: () =>
      setSelection({
        anchor: { row: 0, column: 0 },
        active: { row: size.rows - 1, column: size.columns - 1 },
        takesFocus: true,
      }),
    tell,
    change,
    write: ({ row, column }, text) => {
      if (row >= 0 && column >= 0) {
        const cents = readAmountText(text, money);
        if (!cents.ok) return texts.unreadable.amount(text, money.name);
        return table.cells[row]?.[column] === cents.value
          ? null
          : change(setCells(table, { row, column }, [[cents.value]]));
      }
      const side: Side = row < 0 ? 'columns' : 'rows';
      const place = row < 0 ? column : row;
      const entries = entriesAt(table, side);
      const isRange = table[side]?.ranges !== undefined;
      const entry = readEntry(text, { locale, isRange, field: context.fields[side], before: entries[place - 1] });
      if (entry === null) return texts.notARange(text);
      const old = entries[place];
      return old !== undefined && isSameEntry(old, entry) ? null : change(replaceEntry(table, side, place, entry));
    },
    clear: () => {
      const { from, to } = rectangleOf(selection);
      const height = to.row - from.row + 1;
      const width = to.column - from.column + 1;
      const block = Array.from({ length: height }, () => Array<null>(width).fill(null));
      if (change(setCells(table, from, block)) === null) tell(texts.cleared(height * width));
    },
    copy: () => {
      const { from, to } = rectangleOf(selection);
      tell(texts.copied((to.row - from.row + 1) * (to.column - from.column + 1)));
      return writeBlock(context, from, to);
    },
    paste: (text) => {
      const refuse = (faults: readonly PasteFault[]) =>
        setNotice({ isError: true, text: texts.notPasted, lines: formatFaults(faults, texts, money) });
      const read = readBlock(text, { isFile: false });
      if (!read.ok) return refuse(read.error);
      const lines = read.value;
      const { from, to } = rectangleOf(selection);
      const isSingle = lines.length === 1 && lines[0]?.length === 1;
      // A single cell fills the selection, as in a spreadsheet.
      const block = isSingle
        ? Array.from({ length: to.row - from.row + 1 }, () =>
            Array<string>(to.column - from.column + 1).fill(lines[0]?.[0] ?? ''),
          )
        : lines;
      const pasted = pasteCells(block, from, context);
      if (!pasted.ok) return refuse(pasted.error);
      const { table: next, count, hasHeader } = pasted.value;
      if (change(next) !== null) return;
      tell(hasHeader ? texts.pastedWithHeader(count) : texts.pasted(count));
    },
    importFile: (bytes) => {
      const lines = readBlock(bytes, { isFile: true });
      const imported = lines.ok ? importCells(lines.value, context) : lines;
      if (!imported.ok) {
        return setNotice({ isError: true, text: texts.notImported, lines: formatFaults(imported.error, texts, money) });
      }
      if (change(imported.value.table) === null) tell(texts.imported(imported.value.count));
    },
    add: (side) => {
      const place = placeOf(side);
      const entry = nextEntry(table, side, place, context.fields[side]);
      if (entry === null) return tell(texts.noOptionLeft, true);
      if (change(insertEntry(table, side, place + 1, entry)) !== null) return;
      tell(texts.added(writeEntry(entry, context.fields[side], locale)));
      select(headerAt(side, place + 1));
    },
    remove: (side) => {
      const place = placeOf(side);
      const next = removeEntry(table, side, place);
      if (next === table) return tell(texts.lastStays, true);
      if (change(next) === null) tell(texts.removed(entryWords(side, place)));
    },
    move: (side, by) => {
      const place = placeOf(side);
      const next = moveEntry(table, side, place, by);
      if (next === table || change(next) !== null) return;
      tell(texts.moved(entryWords(side, place)));
      const { row, column } = selection.active;
      const active = side === 'columns' ? { row, column: column + by } : { row: row + by, column };
      select(active, { takesFocus: selection.takesFocus });
    },
  };
}
