import type { ProductionStage, VisualStatus } from 'shop-backend/contracts';

/** The columns of the board, in the order an order passes through them. */
export const boardStages = ['Offen', 'Zuschnitt', 'Näherei', 'Verpackung'] as const;

/** A column of the board: not begun, or a stage of production. */
export type BoardStage = (typeof boardStages)[number];

/** An order on the board. */
export interface BoardCard {
  id: string;
  orderId: string;
  customerName: string;
  createdAt: string;
  /** What is to be made, `2 × Wintermantel`. */
  items: readonly string[];
  /** The last day it may leave the workshop, as promised when it was ordered: `2026-12-11`. */
  dueDay: string;
  revision: number;
}

/**
 * A column with its first cards and how many orders it has in all. `pieces` are those made to measure, as the database
 * counted them: a card that is being moved changes them only with the reload.
 */
export interface BoardColumn {
  stage: BoardStage;
  cards: readonly BoardCard[];
  total: number;
  pieces: number;
}

/** The stored state of an order in a column. */
export function changeFor(stage: BoardStage): { visualStatus: VisualStatus; productionStage: ProductionStage | null } {
  return stage === 'Offen'
    ? { visualStatus: 'Offen', productionStage: null }
    : { visualStatus: 'In Bearbeitung', productionStage: stage };
}

/** The column before or after another one, or null at the ends. */
export function neighbour(stage: BoardStage, by: -1 | 1): BoardStage | null {
  return boardStages[boardStages.indexOf(stage) + by] ?? null;
}

/** The board with a card in another column, at its end; unchanged if it is already there. */
export function moveCard(columns: readonly BoardColumn[], cardId: string, to: BoardStage): readonly BoardColumn[] {
  const from = columns.find(({ cards }) => cards.some(({ id }) => id === cardId));
  const card = from?.cards.find(({ id }) => id === cardId);
  if (from === undefined || card === undefined || from.stage === to) return columns;
  return columns.map((column) => {
    if (column === from) {
      return {
        ...column,
        total: column.total - 1,
        cards: column.cards.filter(({ id }) => id !== cardId),
      };
    }
    if (column.stage !== to) return column;
    return { ...column, total: column.total + 1, cards: [...column.cards, card] };
  });
}
