import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { listFiles } from '../workspace/list-files.ts';
import { growthOf, mostGrowth } from './growth-of.ts';
import { type Parser, parsers } from './parsers.ts';
import { readsNothingForeign } from './reads-nothing-foreign.ts';

/** Repeated pieces that make a pattern or a loop start again and again. */
const pieces = [
  '1',
  '1 ',
  'a',
  ' ',
  '<',
  '<a ',
  '"',
  '{',
  '[',
  '(',
  '/Kids [',
  'stream\n',
  'a.',
  'a@',
  '0:',
  '*',
  '[a](',
  '\n',
  '&#',
  '\\',
  '{a} = ',
  ';',
  '|',
  '""',
  '\t',
  '\u0000',
];
const size = 1_000;

/** What a file uses that turns bytes or text into values. */
const markers =
  /JSON\.parse\(|new TextDecoder|new DataView\(|\batob\(|\breadBody\(|\breadAtMost\(|\bdecodeText\(|\.getData\(|clipboard\.readText/;
const product =
  /^(packages\/[^/]+\/src|apps\/shop\/(app|server)|supabase\/(contracts|field-types|functions|legal|tracing))\/.*\.tsx?$/;
const tests = /\.(test|fixtures?|stories)\.tsx?$|\/testing\//;

async function read(parser: Parser, text: string): Promise<void> {
  try {
    await parser(text);
  } catch {
    // A refusal is a result.
  }
}

describe('the time for a hostile input', () => {
  it.each(Object.entries(parsers))(
    'The time grows in proportion to the length of a hostile input in %s',
    async (_, parser) => {
      const growth: Record<string, number> = {};
      for (const piece of pieces) {
        const inputOf = (length: number) => piece.repeat(length);
        const found = await growthOf(size, inputOf, (text) => read(parser, text));
        if (found >= mostGrowth) growth[piece] = found;
      }
      expect(growth).toEqual({});
    },
  );

  it('The time is measured for every file that parses or decodes', () => {
    const files = listFiles().filter(
      (path) =>
        product.test(path) &&
        !tests.test(path) &&
        (/\/parse-[^/]+$/.test(path) || markers.test(readFileSync(join(workspaceRoot, path), 'utf8'))),
    );
    const measured = new Set(Object.keys(parsers).map((key) => key.replace(/ \(.*\)$/, '')));
    const isKnown = (path: string) => measured.has(path) || readsNothingForeign[path] !== undefined;
    expect(files.filter((path) => !isKnown(path))).toEqual([]);
    // A file that no longer reads leaves the list.
    expect(Object.keys(readsNothingForeign).filter((path) => !files.includes(path) || measured.has(path))).toEqual([]);
  });
});
