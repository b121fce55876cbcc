import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { Template } from 'configurator-core';
import { kindWords, partLabel } from '../document/command-words.ts';
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
  readonly refOf: (id: UniqueIdentifier) => ElementRef | null;
  readonly slotOf: (id: UniqueIdentifier) => DropSlot | undefined;
}

/** What is said while something is dragged. */
export function dragAnnouncements({ template, refOf, slotOf }: Drag): Announcements {
  const labelOf = (id: UniqueIdentifier): string => {
    const ref = refOf(id);
    const part = ref && findPart(template(), ref);
    return part ? `${kindWords[part.kind]} “${partLabel(part)}”` : 'this';
  };
  const whereIs = (id: UniqueIdentifier, over: UniqueIdentifier | undefined): string | undefined => {
    const ref = refOf(id);
    const slot = over === undefined ? undefined : slotOf(over);
    return ref && slot ? placeWords(template(), ref, slot.place) : undefined;
  };
  return {
    onDragStart: ({ active }) => `Picked up ${labelOf(active.id)}.`,
    onDragOver: ({ active, over }) => whereIs(active.id, over?.id),
    onDragEnd: ({ active, over }) => (over ? `Dropped ${labelOf(active.id)}.` : `${labelOf(active.id)} stays.`),
    onDragCancel: ({ active }) => `Cancelled. ${labelOf(active.id)} stays where it was.`,
  };
}
