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

  it.each([
    ['a parcel number', '00340434161094012345'],
    ['a parcel number that looks like a power of ten', '1234E567'],
    ['a telephone number', '0421 123456'],
    ['a telephone number like a day', '03-12'],
    ['a postal code', '01067'],
    ['a number without a leading zero', '1234567890123'],
  ])('writes %s as a text that Excel keeps', (_kind, text) => {
    expect(readCells(buildCsv(['A'], [[text]]))).toEqual([`="${text}"`]);
  });

  it.each(['PM-2026-000001', '21.11.2026', '2026-11-21T10:00:00Z', 'Musterweg 3', ''])(
    'writes %j unchanged',
    (text) => {
      expect(readCells(buildCsv(['A'], [[text]]))).toEqual([text]);
    },
  );

  it('[BEY-36] never starts a text cell as a formula, and loses no character', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), (texts) => {
        const cells = readCells(buildCsv(['A'], [texts]));
        // The only formula is a text of digits and their separators.
        const shown = cells.map((cell) => /^="([\d /()+.,E-]*)"$/i.exec(cell)?.[1] ?? cell);
        for (const text of shown) expect(text).not.toMatch(/^\s*[=+\-@|]/);
        expect(shown.map((text, place) => text.endsWith(texts[place] ?? ''))).toEqual(texts.map(() => true));
      }),
    );
  });
});
