import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { use, useRef, useState } from 'react';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { columnCoordinates } from '../column-coordinates.ts';
import { type BoardCard, type BoardColumn, type BoardStage, boardStages, moveCard } from '../production-board.ts';
import { useProductionTexts } from '../texts/production-texts.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { BoardCardView } from './board-card-view.tsx';

interface BoardProps {
  columns: readonly BoardColumn[];
  /**
   * @returns the order's new revision
   * @throws if the database rejects the change
   */
  onMove: (card: BoardCard, stage: BoardStage) => Promise<number>;
  /** Called after the board changed in the database. */
  onChanged: () => void;
}

/** The orders in production, one column per stage. Cards are moved by dragging, by keyboard or with arrow buttons. */
export function Board({ columns, onMove, onChanged }: BoardProps) {
  const language = use(PageLanguage);
  const texts = useProductionTexts();
  const [pending, setPending] = useState<readonly BoardColumn[] | null>(null);
  const [basis, setBasis] = useState(columns);
  const [announcement, setAnnouncement] = useState('');
  const [isMoving, setIsMoving] = useState(false);
  const lastMove = useRef(Promise.resolve());
  const moves = useRef(0);
  const revisions = useRef(new Map<string, number>());
  const board = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(board);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: columnCoordinates }),
  );
  // Reloaded data replaces the optimistic board, unless a move is still running and the data may be stale.
  if (basis !== columns) {
    setBasis(columns);
    if (!isMoving) setPending(null);
  }
  const shown = pending ?? columns;

  async function move(card: BoardCard, stage: BoardStage) {
    const moved = moveCard(shown, card.id, stage);
    if (moved === shown) return;
    setPending(moved);
    setAnnouncement(`${card.orderId}: ${texts.stages[stage]}`);
    moves.current += 1;
    setIsMoving(true);
    // One after the other, so that moving a card twice in a row does not cause a conflict.
    const done = lastMove.current.then(async () => {
      const revision = Math.max(card.revision, revisions.current.get(card.id) ?? 0);
      revisions.current.set(card.id, await onMove({ ...card, revision }, stage));
    });
    lastMove.current = done.catch(() => undefined);
    try {
      await done;
      closeToast('order-move');
    } catch (error) {
      setPending(null);
      showErrorToast({ title: texts.updateFailed, description: failureText(error, language), id: 'order-move' });
    }
    moves.current -= 1;
    if (moves.current > 0) return;
    setIsMoving(false);
    onChanged();
  }
  function drop({ active, over }: DragEndEvent) {
    const card = shown.flatMap(({ cards }) => cards).find(({ id }) => id === active.id);
    const stage = boardStages.find((known) => known === over?.id);
    if (card !== undefined && stage !== undefined) void move(card, stage);
  }

  const orderIdOf = (id: unknown) =>
    shown.flatMap(({ cards }) => cards).find((card) => card.id === id)?.orderId ?? texts.theOrder;
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.pickedUp(orderIdOf(active.id)),
    onDragOver: ({ active, over }) => {
      const stage = boardStages.find((known) => known === over?.id);
      return stage === undefined ? undefined : texts.over(orderIdOf(active.id), texts.stages[stage]);
    },
    onDragEnd: ({ active }) => texts.dropped(orderIdOf(active.id)),
    onDragCancel: ({ active }) => texts.dropCancelled(orderIdOf(active.id)),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnderPointer}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
      onDragEnd={drop}
    >
      <div
        ref={board}
        {...keptFocus}
        className="grid items-start gap-4 md:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
      >
        {shown.map((column) => (
          <Column key={column.stage} column={column} onMove={(card, stage) => void move(card, stage)} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}

/** Drops a card into the column under the pointer, not the one with the largest overlap. */
const columnUnderPointer: CollisionDetection = (drag) =>
  drag.pointerCoordinates === null ? rectIntersection(drag) : pointerWithin(drag);

interface ColumnProps {
  column: BoardColumn;
  onMove: (card: BoardCard, stage: BoardStage) => void;
}

function Column({ column: { stage, cards, total, pieces }, onMove }: ColumnProps) {
  const texts = useProductionTexts();
  const { number } = usePageFormats();
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <section
      ref={setNodeRef}
      aria-label={texts.stages[stage]}
      className={`flex min-h-48 flex-col gap-3 rounded-card border p-3 ${isOver ? 'border-forest bg-mist' : 'border-line bg-surface'}`}
    >
      <h2 className="flex items-baseline justify-between px-1 text-lg">
        <span>{texts.stages[stage]}</span>
        <span className="font-sans text-base text-ink-soft tabular-nums">{texts.pieces(pieces, number(pieces))}</span>
      </h2>
      <ul className="flex flex-col gap-3">
        {cards.map((card) => (
          <BoardCardView key={card.id} card={card} stage={stage} onMove={onMove} />
        ))}
      </ul>
      {total > cards.length && <p className="px-1 text-ink-soft text-sm">{texts.moreOrders(total - cards.length)}</p>}
    </section>
  );
}
