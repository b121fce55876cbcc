import { type PriceTable, parsePart, type Template } from 'configurator-core';
import { aTemplate, wireTemplate } from 'configurator-core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perform, redo, startHistory, undo } from '../document/edits/history.ts';
import { findElement, partOf } from '../document/find.ts';
import { findField } from '../document/lists.ts';
import { moneyOf } from '../testing/money-of.ts';
import { writeEntry } from './cell-text.ts';
import { newAxis } from './new-table.ts';
import { nextEntry } from './next-entry.ts';
import { importCells, pasteCells, type TableContext } from './paste-table.ts';
import { readBlock } from './read-block.ts';
import {
  entriesAt,
  insertEntry,
  moveEntry,
  removeEntry,
  replaceEntry,
  type Side,
  setAxis,
  setCells,
} from './table-edits.ts';
import { writeBlock, writePriceTable } from './table-text.ts';

const options = ['none', 'half', 'full'].map((value) => ({ value, label: `${value} lining` }));
const fields = [
  {
    name: 'width',
    label: 'Width',
    field_type: 'number' as const,
    validation_rules: { min: 0, max: 90, integer: true },
    additional_options: { unit: 'cm' },
  },
  { name: 'height', label: 'Height', field_type: 'number' as const },
  { name: 'lining', label: 'Lining', options },
];
function linesOf(source: string | ArrayBuffer, isFile = false): readonly (readonly string[])[] {
  const read = readBlock(source, { isFile });
  return read.ok ? read.value : [['"']];
}
const cent = fc.option(fc.integer({ min: -5000, max: 200_000 }), { nil: null });

const ascending = (length: number) =>
  Array.from({ length }, (_, place) => ({ from: place * 10, to: place * 10 + (place % 3) * 5 }));

/** Tables with one or two axes of ranges or options. */
const tables: fc.Arbitrary<PriceTable> = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 0, max: 4 }),
    isByOption: fc.boolean(),
    gap: fc.constantFrom('reject' as const, 'round_up' as const),
  })
  .chain(({ columns, rows, isByOption, gap }) => {
    const columnAxis = { field: 'width', ranges: ascending(columns) };
    const values = options.slice(0, Math.min(rows, 3)).map(({ value }) => value);
    const rowAxis = isByOption ? { field: 'lining', options: values } : { field: 'height', ranges: ascending(rows) };
    const height = rows === 0 ? 1 : isByOption ? values.length : rows;
    return fc
      .array(fc.array(cent, { minLength: columns, maxLength: columns }), { minLength: height, maxLength: height })
      .map((cells): PriceTable => ({ columns: columnAxis, ...(rows > 0 && { rows: rowAxis }), cells, gap }));
  });

const templateOf = (table: PriceTable): Template =>
  aTemplate(wireTemplate([{ fields }], { price_rules: [{ id: 'r', label: 'Size', amount: { table } }] }));
const fieldsOfTable = templateOf({ columns: { field: 'width', ranges: ascending(1) }, cells: [[0]], gap: 'reject' });

function contextOf(table: PriceTable, locale = 'de-DE'): TableContext {
  const field = (side: Side) => findField(fieldsOfTable, table[side]?.field ?? '');
  return { table, fields: { columns: field('columns'), rows: field('rows') }, money: moneyOf(locale) };
}

interface Intent {
  readonly action: 'insert' | 'remove' | 'move' | 'replace' | 'cells' | 'axis' | 'paste';
  readonly side: Side;
  readonly place: number;
  readonly cents: number | null;
}
const intent: fc.Arbitrary<Intent> = fc.record({
  action: fc.constantFrom('insert', 'remove', 'move', 'replace', 'cells', 'axis', 'paste'),
  side: fc.constantFrom('columns', 'rows'),
  place: fc.nat(6),
  cents: cent,
});

function edited(table: PriceTable, { action, side, place: wanted, cents }: Intent): PriceTable {
  const { fields: sides } = contextOf(table);
  const count = entriesAt(table, side).length;
  if (count === 0 && action !== 'axis' && action !== 'paste') return table;
  const place = count === 0 ? 0 : wanted % count;
  const entry = nextEntry(table, side, place, sides[side]);
  switch (action) {
    case 'insert':
      return entry === null ? table : insertEntry(table, side, place + 1, entry);
    case 'replace':
      return entry === null ? table : replaceEntry(table, side, place, entry);
    case 'remove':
      return removeEntry(table, side, place);
    case 'move':
      return moveEntry(table, side, place, wanted % 2 === 0 ? 1 : -1);
    case 'cells':
      return setCells(table, { row: place, column: wanted }, [[cents, 1], [2]]);
    case 'axis': {
      const field = findField(fieldsOfTable, wanted % 2 === 0 ? 'lining' : 'height');
      return setAxis(table, side, side === 'rows' && wanted > 4 ? null : field ? newAxis(field) : null);
    }
    default: {
      const pasted = pasteCells([['1', '2,5']], { row: 0, column: 0 }, contextOf(table));
      return pasted.ok ? pasted.value.table : table;
    }
  }
}

describe('edits of a price table', () => {
  it('Edits of a price table keep it valid, and undo restores each state exactly', () => {
    fc.assert(
      fc.property(tables, fc.array(intent, { maxLength: 12 }), (first, intents) => {
        let history = startHistory(templateOf(first));
        const states = [history.template];
        for (const one of intents) {
          const rule = findElement(history.template, 'price_rule', 'r')?.element;
          if (!rule) throw new Error('The rule is gone');
          const { table } = rule.amount as { table: PriceTable };
          const next = edited(table, one);
          if (next === table) continue;
          const part = partOf('price_rule', { ...rule, amount: { table: next } });
          const result = perform(history, { type: 'update', id: 'r', part });
          // A table with the same field on both sides is refused when compiled, not when parsed.
          expect(result.ok).toBe(true);
          if (!result.ok) return;
          // An equal table leaves no undo step.
          if (result.value === history) continue;
          history = result.value;
          states.push(history.template);
          expect(next.cells.length).toBe(next.rows ? entriesAt(next, 'rows').length : 1);
          expect(new Set(next.cells.map(({ length }) => length))).toEqual(new Set([entriesAt(next, 'columns').length]));
        }
        const last = history.template;
        for (const state of states.toReversed().slice(1)) {
          history = undo(history);
          expect(history.template).toEqual(state);
        }
        for (let step = 1; step < states.length; step += 1) history = redo(history);
        expect(history.template).toEqual(last);
      }),
    );
  });

  it('Moved entries take their cells along', () => {
    fc.assert(
      fc.property(tables, fc.nat(3), (table, wanted) => {
        const count = entriesAt(table, 'columns').length;
        fc.pre(count > 1);
        const place = wanted % (count - 1);
        const there = moveEntry(table, 'columns', place, 1);
        expect(there.cells.map((row) => row[place + 1])).toEqual(table.cells.map((row) => row[place]));
        expect(moveEntry(there, 'columns', place + 1, -1)).toEqual(table);
      }),
    );
  });
});

describe('a copied table', () => {
  it('A copied table round-trips by paste: with its header, as a CSV file and without its header', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom('de-DE', 'en-IE'), (table, locale) => {
        const context = contextOf(table, locale);
        const empty = { ...table, cells: table.cells.map((row) => row.map(() => null)) };
        const csv = linesOf(new TextEncoder().encode(writePriceTable(context)).buffer, true);
        const pasted = pasteCells(csv, { row: 0, column: 0 }, contextOf(empty, locale));
        expect(pasted).toMatchObject({ ok: true, value: { table, hasHeader: true } });
        expect(importCells(csv, contextOf(empty, locale))).toMatchObject({ ok: true, value: { table } });
        const last = { row: table.cells.length - 1, column: entriesAt(table, 'columns').length - 1 };
        const block = linesOf(writeBlock(context, { row: 0, column: 0 }, last));
        const filled = pasteCells(block, { row: 0, column: 0 }, contextOf(empty, locale));
        if (filled.ok && !filled.value.hasHeader) expect(filled.value.table).toEqual(table);
      }),
    );
  });

  it('A copied table extends the table that it is pasted into and keeps its other cells', () => {
    fc.assert(
      fc.property(tables, (table) => {
        fc.pre(Boolean(table.rows?.ranges) && table.cells.flat().some((cents) => cents !== null));
        const lines = [
          ['', '5–6', '900'],
          ['300–400', '1', '2'],
        ];
        const pasted = pasteCells(lines, { row: 0, column: 0 }, contextOf(table));
        if (!pasted.ok) throw new Error('It was refused');
        const { table: next } = pasted.value;
        expect(next.cells.flat().filter((cents) => cents !== null)).toHaveLength(
          table.cells.flat().filter((cents) => cents !== null).length + 2,
        );
        const wire = { id: 'r', label: 'Size', amount: { table: next } };
        expect(parsePart('price_rule', wire).ok).toBe(true);
      }),
    );
  });

  it.each([
    ['Breite', '\t60 cm\t80 cm\n30\t1\t2', ['60', '80']],
    ['Breite', '\tbis 40\tbis 60\n30\t1\t2', ['0–40', '41–60']],
    ['Breite', 'Maß\t10–20 cm\t21–30 cm\nbis 40\t1\t2', ['10–20', '21–30']],
  ])('A copied table has heads with units and open ends in a table by %s: %j', (_, text, heads) => {
    const empty: PriceTable = {
      columns: { field: 'width', ranges: [{ from: 0, to: 1 }] },
      rows: { field: 'height', ranges: [{ from: 0, to: 1 }] },
      cells: [[null]],
      gap: 'reject',
    };
    const context = contextOf(empty);
    const lines = linesOf(text);
    const pasted = pasteCells(lines, { row: 0, column: 0 }, context);
    if (!pasted.ok) throw new Error(JSON.stringify(pasted.error));
    const { table } = pasted.value;
    expect(entriesAt(table, 'columns').map((entry) => writeEntry(entry, undefined, 'de-DE'))).toEqual(heads);
    expect(table.cells).toEqual([[100, 200]]);
  });

  it('A copied table is rejected with the unreadable heads if its first line or column is no amount', () => {
    const table: PriceTable = {
      columns: { field: 'width', ranges: ascending(2) },
      rows: { field: 'height', ranges: ascending(1) },
      cells: [[1, 2]],
      gap: 'reject',
    };
    const codesOf = (text: string) => {
      const pasted = pasteCells(linesOf(text), { row: 0, column: 0 }, contextOf(table));
      return pasted.ok ? [] : pasted.error.map((fault) => ('text' in fault ? [fault.code, fault.text] : fault.code));
    };
    expect(codesOf('\t60 kg\t80 cm\n30\t1\t2')).toEqual([['entry', '60 kg']]);
    expect(codesOf('\tschmal\tbreit\nklein\t1\t2')).toEqual([
      ['entry', 'schmal'],
      ['entry', 'breit'],
      ['entry', 'klein'],
    ]);
    expect(codesOf('1\tzwei')).toEqual([['amount', 'zwei']]);
  });

  it('A copied table is rejected completely if a cell is invalid', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom('de-DE', 'en-IE'), (table, locale) => {
        const context = contextOf(table, locale);
        const last = { row: table.cells.length - 1, column: entriesAt(table, 'columns').length - 1 };
        const block = linesOf(writeBlock(context, { row: 0, column: 0 }, last));
        const cells = block.map((line) => [...line]);
        cells[last.row]?.splice(last.column, 1, 'zwölf');
        expect(pasteCells(cells, { row: 0, column: 0 }, context)).toMatchObject({
          ok: false,
          error: [{ code: 'amount', line: last.row + 1, column: last.column + 1, text: 'zwölf' }],
        });
      }),
    );
  });

  it('A paste never throws, gives a reason for each rejection, and leaves the given table unchanged', () => {
    const text = fc.string({ unit: fc.constantFrom('1', ',', '.', '\t', '\n', '–', '€', 'x', '"', ';') });
    fc.assert(
      fc.property(tables, text, fc.nat(4), fc.nat(4), (table, pasted, row, column) => {
        const before = structuredClone(table);
        const lines = linesOf(pasted);
        for (const result of [
          pasteCells(lines, { row, column }, contextOf(table)),
          importCells(lines, contextOf(table)),
        ]) {
          if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
        }
        expect(table).toEqual(before);
      }),
    );
  });
});

describe('the entry added after another one', () => {
  const by = (ranges: { from: number; to: number }[]): PriceTable => ({
    columns: { field: 'width', ranges },
    cells: [ranges.map(() => 0)],
    gap: 'reject',
  });
  const width = findField(fieldsOfTable, 'width');

  it('The added entry is a range of the same width after the last, or the gap between two others', () => {
    expect(nextEntry(by([{ from: 0, to: 9 }]), 'columns', 0, width)).toEqual({ from: 10, to: 19 });
    const two = by([
      { from: 0, to: 9 },
      { from: 12, to: 20 },
    ]);
    expect(nextEntry(two, 'columns', 1, width)).toEqual({ from: 23, to: 31 });
    expect(nextEntry(two, 'columns', 0, width)).toEqual({ from: 10, to: 12 });
  });

  it('The added entry is an option that the table does not have yet', () => {
    const lining = findField(fieldsOfTable, 'lining');
    const table: PriceTable = {
      columns: { field: 'lining', options: ['full', 'none'] },
      cells: [[1, 2]],
      gap: 'reject',
    };
    expect(nextEntry(table, 'columns', 0, lining)).toBe('half');
    expect(nextEntry(insertEntry(table, 'columns', 2, 'half'), 'columns', 0, lining)).toBeNull();
  });
});
