import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { Template } from 'configurator-core';
import { kindWords, partLabel, partsWords } from '../document/command-words.ts';
import type { ElementRef } from '../document/element.ts';
import { findPart } from '../document/find.ts';
import { type DropSlot, placeWords } from './drop-slots.ts';

/** What screen readers hear on a row. */
export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Space picks it up, the arrow keys choose a place, Space drops it, Escape cancels. Alt with an arrow key moves it at once.',
};

interface Drag {
  readonly template: () => Template;
  /** What moves when a row is taken: it, or all that are selected with it. */
  readonly refsOf: (id: UniqueIdentifier) => readonly ElementRef[];
  readonly slotOf: (id: UniqueIdentifier) => DropSlot | undefined;
}

/** What is said while something is dragged. */
export function dragAnnouncements({ template, refsOf, slotOf }: Drag): Announcements {
  const labelOf = (id: UniqueIdentifier): string => {
    const refs = refsOf(id);
    const part = refs[0] && findPart(template(), refs[0]);
    if (!part) return 'this';
    return refs.length === 1 ? `${kindWords[part.kind]} “${partLabel(part)}”` : partsWords(refs);
  };
  const whereIs = (id: UniqueIdentifier, over: UniqueIdentifier | undefined): string | undefined => {
    const refs = refsOf(id);
    const slot = over === undefined ? undefined : slotOf(over);
    return slot ? placeWords(template(), refs, slot.place) : undefined;
  };
  return {
    onDragStart: ({ active }) => `Picked up ${labelOf(active.id)}.`,
    onDragOver: ({ active, over }) => whereIs(active.id, over?.id),
    onDragEnd: ({ active, over }) =>
      over ? `Dropped ${labelOf(active.id)}.` : `Nothing moved: ${labelOf(active.id)}.`,
    onDragCancel: ({ active }) => `Cancelled. Nothing moved: ${labelOf(active.id)}.`,
  };
}
