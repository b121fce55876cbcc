import { parseNumberText } from 'configurator-core';
import type { BoardStage } from './production-board.ts';

/** Open work of the workshop, and its weekly capacity. */
export interface WorkshopLoad {
  /** Made-to-measure pieces finished per week; null if not set, then the queue counts as 0 days. */
  weeklyPieces: number | null;
  /** Revision of the setting, to detect a conflict. */
  revision: number;
  /** Made-to-measure pieces in paid orders that are not packed yet. */
  openPieces: number;
  /** Working days until the open pieces are done. */
  queueDays: number;
  /** Made-to-measure pieces by column of the board. */
  piecesByStage: Readonly<Partial<Record<BoardStage, number>>>;
}

/** Parses a whole number from 1 to 10,000. Returns null for an empty text, undefined for an invalid one. */
export function readPieces(typed: string, locale: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const pieces = parseNumberText(typed, locale);
  return pieces !== undefined && Number.isInteger(pieces) && pieces >= 1 && pieces <= 10_000 ? pieces : undefined;
}
