import { useDraggable } from '@dnd-kit/core';
import { ArrowLeft, ArrowRight, CircleAlert, GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { Link } from 'react-router';
import { dayInBerlin } from 'shop-backend/legal';
import { adminPaths } from '#app/config/admin-paths.ts';
import { IconButton } from '#app/ui/buttons/icon-button.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { type BoardCard, type BoardStage, neighbour } from '../production-board.ts';
import { useProductionTexts } from '../texts/production-texts.ts';

interface BoardCardViewProps {
  card: BoardCard;
  /** The card's column. */
  stage: BoardStage;
  onMove: (card: BoardCard, stage: BoardStage) => void;
}

/** An order on the board: items, due day, buttons to the adjacent columns, and a handle for keyboard and touch. */
export function BoardCardView({ card, stage, onMove }: BoardCardViewProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, isDragging } = useDraggable({
    id: card.id,
    data: { stage },
  });
  const texts = useProductionTexts();
  const { date } = usePageFormats();
  const [before, after] = [neighbour(stage, -1), neighbour(stage, 1)];
  const { onPointerDown, ...keyListeners } = listeners ?? {};
  /** The body moves the card by mouse or pen. A finger on it scrolls the page; links and buttons keep their press. */
  const onBodyPointerDown = (event: PointerEvent) => {
    const isInControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (!isInControl && event.pointerType !== 'touch') onPointerDown?.(event);
  };
  return (
    <li
      ref={setNodeRef}
      data-card={card.id}
      onPointerDown={onBodyPointerDown}
      style={transform === null ? undefined : { transform: `translate(${transform.x}px, ${transform.y}px)` }}
      className={`rounded-control border border-line bg-paper p-2 ${isDragging ? 'relative z-10 cursor-grabbing shadow-float' : 'cursor-grab'}`}
    >
      <div className="flex items-start gap-1">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...keyListeners}
          onPointerDown={(event) => onPointerDown?.(event)}
          {...attributes}
          aria-label={texts.drag(card.orderId)}
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
          <p className="text-sm">{`${card.customerName} · ${date(card.createdAt)}`}</p>
          <DueDay day={card.dueDay} />
          {card.dispute !== null && (
            <p className="flex items-center gap-1.5 font-semibold text-clay text-sm">
              <CircleAlert aria-hidden className="size-4" />
              <span>{texts.dispute(card.dispute.respondBy === null ? null : date(card.dispute.respondBy))}</span>
            </p>
          )}
          <ul lang="de" className="text-ink-soft text-sm">
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
          <span data-move="back">
            <IconButton label={texts.moveBack(card.orderId, texts.stages[before])} onClick={() => onMove(card, before)}>
              <ArrowLeft aria-hidden className="size-4" />
            </IconButton>
          </span>
        )}
        {after !== null && (
          <span data-move="on">
            <IconButton label={texts.moveOn(card.orderId, texts.stages[after])} onClick={() => onMove(card, after)}>
              <ArrowRight aria-hidden className="size-4" />
            </IconButton>
          </span>
        )}
      </div>
    </li>
  );
}

function DueDay({ day }: { day: string }) {
  const texts = useProductionTexts();
  const { date } = usePageFormats();
  const isLate = day < dayInBerlin(new Date());
  return (
    <p className={`flex items-center gap-1.5 text-sm ${isLate ? 'font-semibold text-clay' : 'text-ink-soft'}`}>
      {isLate && <CircleAlert aria-hidden className="size-4" />}
      <span>{isLate ? texts.overdue(date(day)) : texts.due(date(day))}</span>
    </p>
  );
}
