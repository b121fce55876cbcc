import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { ArrowLeft, ArrowRight, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '../../../config/admin-paths.ts';
import { failureText } from '../../../lib/database-failure.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { showErrorToast } from '../../../lib/toasts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import {
  type BoardCard,
  type BoardColumn,
  type BoardStage,
  boardStages,
  moveCard,
  neighbour,
} from '../production-board.ts';

interface BoardProps {
  columns: readonly BoardColumn[];
  /** @throws when the database refuses */
  onMove: (card: BoardCard, stage: BoardStage) => Promise<void>;
  /** The board in the database is another one now. */
  onChanged: () => void;
}

/** The orders in production, a column per stage; a card is moved by dragging, by keyboard and by its arrows. */
export function Board({ columns, onMove, onChanged }: BoardProps) {
  const [pending, setPending] = useState<readonly BoardColumn[] | null>(null);
  const [basis, setBasis] = useState(columns);
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor),
  );
  // What was shown ahead of the database gives way to what the database says.
  if (basis !== columns) {
    setBasis(columns);
    setPending(null);
  }
  const shown = pending ?? columns;

  async function move(card: BoardCard, stage: BoardStage) {
    const moved = moveCard(shown, card.id, stage);
    if (moved === shown) return;
    setPending(moved);
    setAnnouncement(`${card.orderId}: ${stage}`);
    try {
      await onMove(card, stage);
    } catch (error) {
      setPending(null);
      showErrorToast({ title: 'Failed to update order', description: failureText(error) });
    }
    onChanged();
  }
  function drop({ active, over }: DragEndEvent) {
    const card = shown.flatMap(({ cards }) => cards).find(({ id }) => id === active.id);
    const stage = boardStages.find((known) => known === over?.id);
    if (card !== undefined && stage !== undefined) void move(card, stage);
  }

  return (
    <DndContext sensors={sensors} onDragEnd={drop}>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
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

interface ColumnProps {
  column: BoardColumn;
  onMove: (card: BoardCard, stage: BoardStage) => void;
}

function Column({ column: { stage, cards, total }, onMove }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <section
      ref={setNodeRef}
      aria-label={stage}
      className={`flex min-h-48 flex-col gap-3 rounded-card border p-3 ${isOver ? 'border-forest bg-mist' : 'border-line bg-surface'}`}
    >
      <h2 className="flex items-baseline justify-between px-1 text-lg">
        <span lang="de">{stage}</span>
        <span className="font-sans text-base text-ink-soft tabular-nums">{total}</span>
      </h2>
      <ul className="flex flex-col gap-3">
        {cards.map((card) => (
          <Card key={card.id} card={card} stage={stage} onMove={onMove} />
        ))}
      </ul>
      {total > cards.length && (
        <p className="px-1 text-ink-soft text-sm">{`${total - cards.length} more, newer ones`}</p>
      )}
    </section>
  );
}

function Card({ card, stage, onMove }: { card: BoardCard; stage: BoardStage; onMove: ColumnProps['onMove'] }) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, isDragging } = useDraggable({
    id: card.id,
  });
  const [before, after] = [neighbour(stage, -1), neighbour(stage, 1)];
  return (
    <li
      ref={setNodeRef}
      style={transform === null ? undefined : { transform: `translate(${transform.x}px, ${transform.y}px)` }}
      className={`rounded-control border border-line bg-paper p-2 ${isDragging ? 'relative z-10 shadow-float' : ''}`}
    >
      <div className="flex items-start gap-1">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...listeners}
          {...attributes}
          aria-label={`Drag ${card.orderId}`}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-soft hover:bg-mist"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
        <div className="min-w-0 flex-1 py-1">
          <Link
            to={adminPaths.orders(card.id)}
            className="inline-flex min-h-6 items-center font-medium text-forest underline underline-offset-4"
          >
            {card.orderId}
          </Link>
          <p className="text-sm">
            {card.customerName} · {formatDate(card.createdAt)}
          </p>
          <ul className="text-ink-soft text-sm" lang="de">
            {card.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex justify-between">
        {before === null ? (
          <span />
        ) : (
          <IconButton label={`${card.orderId} back to ${before}`} onClick={() => onMove(card, before)}>
            <ArrowLeft aria-hidden className="size-4" />
          </IconButton>
        )}
        {after !== null && (
          <IconButton label={`${card.orderId} on to ${after}`} onClick={() => onMove(card, after)}>
            <ArrowRight aria-hidden className="size-4" />
          </IconButton>
        )}
      </div>
    </li>
  );
}
