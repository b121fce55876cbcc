import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '=1+1',
    '+49',
    '-5 cm',
    '@home',
    "'=x",
    "''-",
    '\tx',
    'a;b',
    'a,b',
    'a\tb',
    '"',
    'zwei\nZeilen',
    '\r',
  ),
);
const rows = fc
  .integer({ min: 2, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));

describe('CSV', () => {
  it('round-trips with any cells [property]', () => {
    fc.assert(
      fc.property(rows, (written) => {
        const filled = written.filter((cells) => cells.some((each) => each.trim() !== ''));
        const table = [['text_id', 'source', 'en', 'ar'].slice(0, written[0]?.length), ...filled];
        const read = readCsv(writeCsv(table));
        expect(read.ok && read.value.map(({ cells }) => cells)).toEqual(table);
      }),
      { numRuns: 2000 },
    );
  });

  it('contains no cell that a spreadsheet reads as a formula [property]', () => {
    fc.assert(
      fc.property(rows, (written) => {
        const text = writeCsv(written).slice(1);
        for (const each of text.split(/[;\r\n]/)) expect(each.replace(/^"/, '')).not.toMatch(/^[=+\-@\t]/);
      }),
      { numRuns: 500 },
    );
  });

  it('is also parsed with commas and tabs, with line numbers as in an editor', () => {
    const read = (text: string) => {
      const result = readCsv(text);
      return result.ok ? result.value.map(({ line, cells }) => [line, ...cells]) : result.error;
    };
    expect(read('a,b\n"1\n2",3\n\n4,')).toEqual([
      [1, 'a', 'b'],
      [2, '1\n2', '3'],
      [5, '4', ''],
    ]);
    expect(read('a\tb;c\td\r\n1\t2\t3')).toEqual([
      [1, 'a', 'b;c', 'd'],
      [2, '1', '2', '3'],
    ]);
    expect(read('a;b\n1;"2\n3')).toEqual({ line: 2 });
    expect(read('')).toEqual([]);
  });

  // Quadratic time would exceed the test timeout.
  it('is parsed with a million cells in one line', () => {
    const read = readCsv('a;'.repeat(1_000_000));
    expect(read.ok && read.value[0]?.cells.length).toBe(1_000_001);
  });
});
