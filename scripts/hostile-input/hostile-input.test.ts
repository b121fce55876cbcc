import { describe, expect, it } from 'vitest';
import { listFiles } from '../workspace/list-files.ts';
import { growthOf, mostGrowth } from './growth-of.ts';
import { type Parser, parsers } from './parsers.ts';

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

/** Files that parse something, but nothing from outside, with where it comes from. */
const parsesNothingForeign: Readonly<Record<string, string>> = {
  'apps/shop/app/features/admin-articles/parse-sale-refusal.ts': 'reply of the database',
  'apps/shop/app/features/cart/prices/parse-stored-price.ts': "the shopper's own storage",
  'apps/shop/app/features/configure/draft/parse-saved-configuration.ts': "the shopper's own storage",
  'apps/shop/app/features/configure/template-version/parse-older-template.ts': 'reply of the database',
  'apps/shop/app/features/configure/template-version/parse-template-version.ts': 'reply of the database',
  'apps/shop/app/features/wishlist/parse-remembered.ts': "the shopper's own storage",
  'packages/template-editor/src/inspector/parse-option-list.ts': 'a list that the admin pastes',
  'packages/configurator-core/src/machine/parse-context.ts': "the shopper's own storage",
  'packages/template-editor/src/document/edits/parse-parts.ts': "the admin's own clipboard, after parse-json",
};

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

  it('The time is measured for every file that parses', () => {
    const files = listFiles().filter(
      (path) =>
        /\/parse-[^/]+(?<!\.(test|fixture|stories))\.tsx?$/.test(path) && /^(packages|apps|supabase)\//.test(path),
    );
    const known = new Set([...Object.keys(parsers), ...Object.keys(parsesNothingForeign)]);
    expect(files.filter((path) => !known.has(path))).toEqual([]);
  });
});
