import { useDroppable } from '@dnd-kit/core';
import type { DropSlot } from './drop-slots.ts';

/** The line between two rows that marks the drop position. */
export function DropSlotView({ slot }: { readonly slot: DropSlot }) {
  const { setNodeRef, isOver } = useDroppable({ id: slot.id });
  return (
    <div
      ref={setNodeRef}
      role="presentation"
      className="te-slot"
      data-level={slot.level}
      data-over={isOver || undefined}
    />
  );
}
