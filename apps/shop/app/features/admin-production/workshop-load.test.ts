import { misreadNumberTexts } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { readPieces } from './workshop-load.ts';

it('The weekly pieces are read as the table of numbers says', () => {
  const accepts = (pieces: number) => Number.isInteger(pieces) && pieces >= 1 && pieces <= 10_000;
  const read = (text: string, locale: string) => readPieces(text, locale) ?? undefined;
  expect(misreadNumberTexts({ read, unit: null, accepts })).toEqual([]);
});
