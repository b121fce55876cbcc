import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardColumn, boardStages, changeFor, moveCard, neighbour } from './production-board.ts';

const card = (id: string) => ({
  id,
  orderId: id,
  customerName: '',
  createdAt: '',
  items: [],
  dueDay: '',
  dispute: null,
  revision: 0,
});
const board: readonly BoardColumn[] = boardStages.map((stage, place) => ({
  stage,
  cards: [card(`${place}a`), card(`${place}b`)],
  total: 2,
  pieces: 2,
}));

describe('production board', () => {
  it('The board shows each order once, in the column it was moved to last', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('0a', '1b', '3a', 'unknown'), fc.constantFrom(...boardStages)));
    fc.assert(
      fc.property(moves, (list) => {
        const after = list.reduce((columns, [id, stage]) => moveCard(columns, id, stage), board);
        const ids = (columns: readonly BoardColumn[]) =>
          columns.flatMap(({ cards }) => cards.map(({ id }) => id)).sort();
        expect(ids(after)).toEqual(ids(board));
        for (const { cards, total } of after) expect(total).toBe(cards.length);
        for (const [id, stage] of new Map(list)) {
          const column = after.find(({ cards }) => cards.some((card) => card.id === id));
          expect(column?.stage).toBe(id === 'unknown' ? undefined : stage);
        }
      }),
    );
  });

  it('The board maps each column to an order state', () => {
    expect(boardStages.map((stage) => changeFor(stage))).toEqual([
      { visualStatus: 'Offen', productionStage: null },
      { visualStatus: 'In Bearbeitung', productionStage: 'Zuschnitt' },
      { visualStatus: 'In Bearbeitung', productionStage: 'Näherei' },
      { visualStatus: 'In Bearbeitung', productionStage: 'Verpackung' },
    ]);
    expect([neighbour('Offen', -1), neighbour('Offen', 1), neighbour('Verpackung', 1)]).toEqual([
      null,
      'Zuschnitt',
      null,
    ]);
  });
});
