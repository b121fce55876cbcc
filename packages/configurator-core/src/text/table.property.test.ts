import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumberText } from '../number-text.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom("'", '=', '"', '0', ' ', ';', ',', '\t', '\r', '\n', '-', '|', '\ufeff', 'a') }),
  fc.constantFrom(
    ' =1+1',
    '|cmd',
    '\n=1+1',
    "'=1+1",
    "''=1",
    '＝1',
    '="01"',
    '0034',
    'sep=;',
    'sep=|',
    '\ufeffa',
    '-5 cm',
  ),
);
const delimiter = fc.constantFrom('\t' as const, ';' as const, ',' as const);
const isFile = fc.boolean();

const cellsOf = (source: string | Uint8Array) => {
  const read = readTable(source, { keepsBlankRows: true });
  return read.ok ? read.value.map(({ cells }) => cells) : read.error;
};

describe('A written table', () => {
  it('A table of texts is read back exactly, from the text and from the bytes [property]', () => {
    const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, delimiter, isFile, (table, sign, asFile) => {
        const written = writeTable(table, { delimiter: sign, isFile: asFile });
        expect(cellsOf(written)).toEqual(table);
        expect(cellsOf(new TextEncoder().encode(written))).toEqual(table);
      }),
      propertyRuns(2000),
    );
  });

  it('A table of texts and numbers keeps both, whatever the decimal sign [property]', () => {
    const cell = fc.oneof(
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    );
    const rows = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(rows, fc.constantFrom('\t' as const, ';' as const), fc.boolean(), (table, sign, decimalComma) => {
        const read = cellsOf(writeTable(table, { delimiter: sign, decimalComma }));
        if (!Array.isArray(read)) throw new Error('The table is refused');
        const numbers = read.map((cells, row) =>
          cells.map((each, column) =>
            typeof table[row]?.[column] === 'number' ? parseNumberText(each, decimalComma ? 'de' : 'en') : each,
          ),
        );
        expect(numbers).toEqual(table);
      }),
      propertyRuns(1000),
    );
  });

  it('[BEY-36] No cell of a text starts as a formula, whichever sign a spreadsheet separates by [property]', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), delimiter, (cells, sign) => {
        const written = writeTable([cells], { delimiter: sign, isFile: false });
        const unquoted = written.replace(/"(?:[^"]|"")*"/g, (quoted) => {
          const inner = quoted.slice(1, -1).replaceAll('""', '"');
          // The only formula is a text of digits and their separators.
          expect(inner.replace(/^="[\d /()+.,E-]*"$/i, '')).not.toMatch(/^[\s]*[=+\-@|＝＋－＠]/);
          return '';
        });
        for (const each of unquoted.split(/[;,\t\r\n]/)) expect(each).not.toMatch(/^\s*[=+\-@|＝＋－＠]/);
      }),
      propertyRuns(2000),
    );
  });
});

describe('Any text', () => {
  it('A text is read as a table or refused, and never throws [property]', () => {
    const hostile = fc.string({ unit: fc.constantFrom('"', ';', '\t', '\n', '\r', 'a', ',', '=', "'", 's') });
    fc.assert(
      fc.property(hostile, fc.boolean(), fc.boolean(), (source, decimalComma, keepsBlankRows) => {
        const read = readTable(source, { decimalComma, keepsBlankRows });
        if (!read.ok) expect(read.error.line).toBeGreaterThan(0);
        else for (const { cells } of read.value) expect(cells.length).toBeGreaterThan(0);
      }),
      propertyRuns(2000),
    );
  });
});
