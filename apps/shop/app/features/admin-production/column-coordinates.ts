import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { type BoardStage, boardStages, neighbour } from './production-board.ts';

/** Distance of a card from the top of its column after a move by arrow key. */
const belowTopPx = 72;
const besideEdgePx = 12;

/** Lets arrow keys move a picked-up card by a whole column, instead of the default 25 px. */
export const columnCoordinates: KeyboardCoordinateGetter = (event, { context: { over, droppableRects, active } }) => {
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.code] ?? 0;
  if (by === 0) return undefined;
  event.preventDefault();
  const at = boardStages.find((stage) => stage === (over?.id ?? active?.data.current?.stage));
  const next: BoardStage | null = at === undefined ? null : neighbour(at, by < 0 ? -1 : 1);
  const column = next === null ? undefined : droppableRects.get(next);
  return column === undefined ? undefined : { x: column.left + besideEdgePx, y: column.top + belowTopPx };
};
