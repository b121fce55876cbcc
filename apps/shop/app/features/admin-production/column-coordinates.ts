import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { type BoardStage, boardStages, neighbour } from './production-board.ts';

/** How far below a column's top a card is held that the arrow keys brought there. */
const belowTopPx = 72;
const besideEdgePx = 12;

/** Arrow keys carry a card that was picked up from column to column; the default goes 25 px at a time. */
export const columnCoordinates: KeyboardCoordinateGetter = (event, { context: { over, droppableRects, active } }) => {
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.code] ?? 0;
  if (by === 0) return undefined;
  event.preventDefault();
  const at = boardStages.find((stage) => stage === (over?.id ?? active?.data.current?.stage));
  const next: BoardStage | null = at === undefined ? null : neighbour(at, by < 0 ? -1 : 1);
  const column = next === null ? undefined : droppableRects.get(next);
  return column === undefined ? undefined : { x: column.left + besideEdgePx, y: column.top + belowTopPx };
};
