import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCsv } from './csv.ts';

/** Parses one line like a spreadsheet. */
function readCells(csv: string): string[] {
  const cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^;"]*))(;|\r\n$)/gy;
  const line = csv.slice(csv.indexOf('\r\n') + 2);
  for (let match = cell.exec(line); match !== null; match = cell.exec(line)) {
    cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    if (match[3] !== ';') break;
  }
  return cells;
}

describe('CSV export', () => {
  it('writes the format of a German spreadsheet', () => {
    expect(buildCsv(['Order', 'Total', 'Note'], [['PM-2026-000001', 12.5, null]])).toBe(
      '\ufeffOrder;Total;Note\r\nPM-2026-000001;12,5;\r\n',
    );
  });

  it.each(['=1+1', '+49 30 1', '-2', '@SUM(A1)', '\t=1', '  =cmd|x', '|calc'])(
    '[BEY-36] escapes %j so that no spreadsheet runs it as a formula',
    (text) => {
      expect(readCells(buildCsv(['A'], [[text]]))).toEqual([`'${text}`]);
    },
  );

  it('[BEY-36] never starts a text cell as a formula, and loses no character', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), (texts) => {
        const cells = readCells(buildCsv(['A'], [texts]));
        for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@|]/);
        expect(cells.map((cell, place) => cell.endsWith(texts[place] ?? ''))).toEqual(texts.map(() => true));
      }),
    );
  });
});
