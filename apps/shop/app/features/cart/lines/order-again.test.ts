import type { QuotedLine } from 'shop-backend/contracts';
import { expect, it } from 'vitest';
import { lineKey } from './cart-line.ts';
import { type EarlierLine, linesToAdd } from './order-again.ts';

const coat: EarlierLine = {
  articleId: 'coat',
  title: 'Nordwind',
  imageUrl: '/coat.webp',
  quantity: 2,
  unitPriceCents: 15_400,
  configuratorSettings: { dog: { photo: [{ id: 'file', name: 'Bello.webp', mediaType: 'image/webp', bytes: 9 }] } },
};

const addedBy = (line: EarlierLine, quote: QuotedLine) => {
  const article = { id: line.articleId ?? '', title: line.title, imageUrl: null, priceCents: null };
  return linesToAdd([line], new Map([[lineKey({ article, configuratorSettings: line.configuratorSettings }), quote]]));
};

it('A line with a deleted file is added as ordered, and the file is named', () => {
  const quote: QuotedLine = { state: 'file_missing', names: ['Bello.webp'], step: 1, configuratorType: 'dog-coat' };
  expect(addedBy(coat, quote)).toEqual({
    lines: [
      {
        item: expect.objectContaining({
          article: { id: 'coat', title: 'Nordwind', imageUrl: '/coat.webp', priceCents: null },
          configuratorSettings: coat.configuratorSettings,
          price: { baseCents: 15_400, lines: [], totalCents: 15_400 },
        }),
        quantity: 2,
      },
    ],
    missingTitles: [],
    missingFiles: ['Bello.webp'],
  });
});

it.each<QuotedLine>([
  { state: 'unavailable', title: null },
  { state: 'outdated', configuratorType: 'dog-coat' },
  { state: 'invalid', configuratorType: 'dog-coat' },
  { state: 'sold_out', choices: ['Stoff: Tartan'], step: 3, configuratorType: 'dog-coat' },
])('A line is missing if its quote is $state', (quote) => {
  expect(addedBy(coat, quote)).toEqual({ lines: [], missingTitles: ['Nordwind'], missingFiles: [] });
});

it('A line is missing if its article is deleted', () => {
  expect(linesToAdd([{ ...coat, articleId: null }], new Map()).missingTitles).toEqual(['Nordwind']);
});
