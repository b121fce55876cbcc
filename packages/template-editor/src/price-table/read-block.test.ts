import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBlock } from './read-block.ts';

const linesOf = (text: string, isFile: boolean) => {
  const read = readBlock(text, { isFile });
  return read.ok ? read.value : read.error;
};

describe('A block of cells', () => {
  it('A comma is a decimal sign in pasted text, and separates cells in a file', () => {
    expect(linesOf('8,50\n9,00', false)).toEqual([['8,50'], ['9,00']]);
    expect(linesOf('8,50\n9,00', true)).toEqual([
      ['8', '50'],
      ['9', '00'],
    ]);
  });

  it('An empty line empties cells if pasted, and is skipped in a file', () => {
    expect(linesOf('1\t2\n\n3\t4\n', false)).toEqual([
      ['1', '2'],
      ['', ''],
      ['3', '4'],
    ]);
    expect(linesOf('\ufeffa;b\r\nc\r\n;\r\n', true)).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });

  it('A quote that is never closed refuses the block with its line', () => {
    expect(linesOf('1\t2\n"3\t4', false)).toEqual([{ code: 'open_quote', line: 2 }]);
  });

  it('Any text gives lines of equal length or a fault [property]', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ';', '\t', '\n', '\r', 'a', ',') });
    fc.assert(
      fc.property(text, fc.boolean(), (source, isFile) => {
        const read = readBlock(source, { isFile });
        if (read.ok) expect(new Set(read.value.map(({ length }) => length)).size).toBe(1);
        else expect(read.error).toHaveLength(1);
      }),
    );
  });
});
