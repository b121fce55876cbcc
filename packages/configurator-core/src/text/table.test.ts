import { describe, expect, it } from 'vitest';
import { type ReadTableOptions, readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';

const read = (source: string | Uint8Array, options?: ReadTableOptions) => {
  const table = readTable(source, options);
  return table.ok ? table.value.map(({ line, cells }) => [line, ...cells]) : table.error;
};
const bytes = (...codes: readonly number[]) => new Uint8Array(codes);

describe('readTable', () => {
  it.each([
    ['semicolons', 'a;b\r\n1,5;2'],
    ['tabs', 'a\tb\n1,5\t2'],
    ['commas', 'a,b\n"1,5",2\n'],
    ['the sign that a first line names', 'sep=|\na|b\n1,5|2'],
    ['a byte order mark', '\ufeffa;b\r1,5;2'],
  ])('A file with %s has the same cells', (_kind, text) => {
    const table = readTable(text);
    expect(table.ok && table.value.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('The line of the separator is no row, but it is counted', () => {
    expect(read('sep=;\r\na,b;c\r\n')).toEqual([[2, 'a,b', 'c']]);
    expect(read('SEP=,\na;b,c')).toEqual([[2, 'a;b', 'c']]);
    expect(read('"sep=;"\nb')).toEqual([
      [1, 'sep=;'],
      [2, 'b'],
    ]);
  });

  it('A sign that occurs equally often in each line separates, whatever the texts contain', () => {
    expect(read('41,5–50;51,5–60\n1;2,5')).toEqual([
      [1, '41,5–50', '51,5–60'],
      [2, '1', '2,5'],
    ]);
    expect(read('id,en\n1,a; b\n2,c')).toEqual([
      [1, 'id', 'en'],
      [2, '1', 'a; b'],
      [3, '2', 'c'],
    ]);
  });

  it('A comma belongs to a number in a pasted block, whose empty rows are kept', () => {
    expect(read('8,50\n\n9,00\n', { decimalComma: true, keepsBlankRows: true })).toEqual([
      [1, '8,50'],
      [2, ''],
      [3, '9,00'],
    ]);
  });

  it('A quoted cell may contain line breaks, which count as lines', () => {
    expect(read('a,b\n"1\r\n""2""",3\n\n4,')).toEqual([
      [1, 'a', 'b'],
      [2, '1\r\n"2"', '3'],
      [5, '4', ''],
    ]);
    expect(read('a;b\n1;"2\n3')).toEqual({ line: 2 });
    expect(read('a;5" wide')).toEqual([[1, 'a', '5" wide']]);
  });

  it('An empty text has no rows', () => {
    expect(read('')).toEqual([]);
    expect(read(';;\r\n\r\n')).toEqual([]);
  });

  it.each([
    ['UTF-8', bytes(0xc3, 0xa4, 0x3b, 0x31)],
    ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa4, 0x3b, 0x31)],
    ['Windows-1252', bytes(0xe4, 0x3b, 0x31)],
    ['UTF-16', bytes(0xff, 0xfe, 0xe4, 0, 0x3b, 0, 0x31, 0)],
  ])('A file in %s is decoded', (_encoding, source) => {
    expect(read(source)).toEqual([[1, 'ä', '1']]);
  });

  // Quadratic time would exceed the test timeout.
  it('A million cells in one line are read, and a million quotes in one cell', () => {
    const table = readTable('a;'.repeat(1_000_000));
    expect(table.ok && table.value[0]?.cells.length).toBe(1_000_001);
    expect(read(`"${'""'.repeat(1_000_000)}"`)).toEqual([[1, '"'.repeat(1_000_000)]]);
    expect(read('"'.repeat(1_000_001))).toEqual({ line: 1 });
  });
});

describe('writeTable', () => {
  const write = (...cells: readonly string[]) => writeTable([cells], { delimiter: ';', isFile: false });

  it('A German file has semicolons, decimal commas, a byte order mark and CRLF', () => {
    const rows = [
      ['Order', 'Total', 'Note'],
      ['PM-2026-000001', 12.5, null],
    ];
    expect(writeTable(rows, { delimiter: ';' })).toBe('\ufeffOrder;Total;Note\r\nPM-2026-000001;12,5;\r\n');
    expect(writeTable([[0.5, 1e-7]], { delimiter: ',', isFile: false })).toBe('0.5,0.0000001\r\n');
  });

  it.each(['=1+1', '+49 30 1', '-2', '@SUM(A1)', '|cmd', '＝1+1'])(
    '[BEY-36] The text %j is escaped, so that no spreadsheet runs it as a formula',
    (text) => {
      expect(write(text)).toBe(`'${text}\r\n`);
    },
  );

  it.each(['\t=1', '\n=1+1', '  =cmd|x', '\u00a0=1'])(
    '[BEY-36] The text %j is escaped although spaces precede its formula',
    (text) => {
      expect(write(text).replaceAll('"', '')).toBe(`'${text}\r\n`);
    },
  );

  it('An apostrophe before a formula is escaped too, so that it is not lost', () => {
    expect(write("'=1", "'a")).toBe("''=1;'a\r\n");
  });

  it.each([
    ['number of a parcel', '00340434161094012345'],
    ['number of a parcel that looks like a power of ten', '1234E567'],
    ['telephone number', '0421 123456'],
    ['telephone number like a day', '03-12'],
    ['postal code', '01067'],
    ['number without a leading zero', '1234567890123'],
  ])('The %s is written as a text that Excel keeps', (_kind, text) => {
    expect(write(text)).toBe(`"=""${text}"""\r\n`);
  });

  it.each(['PM-2026-000001', '21.11.2026', '2026-11-21T10:00:00Z', 'Musterweg 3', ''])(
    'The text %j is written unchanged',
    (text) => {
      expect(write(text)).toBe(`${text}\r\n`);
    },
  );
});
