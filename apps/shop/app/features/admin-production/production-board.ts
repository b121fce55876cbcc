import type { ProductionStage, VisualStatus } from 'shop-backend/contracts';

/** The columns of the board, in production order. */
export const boardStages = ['Offen', 'Zuschnitt', 'Näherei', 'Verpackung'] as const;

/** A column of the board: not started, or a stage of production. */
export type BoardStage = (typeof boardStages)[number];

/** An order on the board. */
export interface BoardCard {
  id: string;
  orderId: string;
  customerName: string;
  createdAt: string;
  /** Items to make, `2 × Wintermantel`. */
  items: readonly string[];
  /** Latest day to ship, as promised when it was ordered: `2026-12-11`. */
  dueDay: string;
  /** An open dispute of the buyer at PayPal, and until when PayPal expects an answer. */
  dispute: { respondBy: string | null } | null;
  revision: number;
}

/**
 * A column with its first cards and its total number of orders. `pieces` is the number of made-to-measure pieces
 * counted by the database; moving a card changes it only after the reload.
 */
export interface BoardColumn {
  stage: BoardStage;
  cards: readonly BoardCard[];
  total: number;
  pieces: number;
}

/** Returns the stored state of an order in a column. */
export function changeFor(stage: BoardStage): { visualStatus: VisualStatus; productionStage: ProductionStage | null } {
  return stage === 'Offen'
    ? { visualStatus: 'Offen', productionStage: null }
    : { visualStatus: 'In Bearbeitung', productionStage: stage };
}

/** Returns the previous or next column, or null at the ends. */
export function neighbour(stage: BoardStage, by: -1 | 1): BoardStage | null {
  return boardStages[boardStages.indexOf(stage) + by] ?? null;
}

/** Moves a card to the end of a column. Returns the same board if the card is already in that column. */
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
