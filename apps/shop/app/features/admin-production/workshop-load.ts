import type { BoardStage } from './production-board.ts';

/** What the workshop has to do, and how much of it a week. */
export interface WorkshopLoad {
  /** Pieces made to measure that are finished in a week; null: not said, so nothing waits. */
  weeklyPieces: number | null;
  /** Revision of the setting, to detect a conflict. */
  revision: number;
  /** Pieces made to measure of paid orders that are not packed yet. */
  openPieces: number;
  /** Working days until those are done. */
  queueDays: number;
  /** Pieces made to measure in each column of the board. */
  piecesByStage: Readonly<Partial<Record<BoardStage, number>>>;
}

/** Whole pieces from 1 to 10,000; null where nothing is typed; undefined for anything else. */
export function readPieces(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const pieces = Number(text);
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= 10_000 ? pieces : undefined;
}
