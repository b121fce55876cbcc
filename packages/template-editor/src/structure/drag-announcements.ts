import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { Template } from 'configurator-core';
import type { ElementRef } from '../document/element.ts';
import { findPart } from '../document/find.ts';
import { countParts, namedPart } from '../document/part-labels.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { type DropSlot, formatDropPlace } from './drop-slots.ts';

interface Drag {
  readonly texts: EditorTexts;
  readonly template: () => Template;
  /** Returns the elements that move with a row: the row itself, or all selected with it. */
  readonly refsOf: (id: UniqueIdentifier) => readonly ElementRef[];
  readonly slotOf: (id: UniqueIdentifier) => DropSlot | undefined;
}

/** Returns the screen reader announcements for dragging. */
export function dragAnnouncements({ texts, template, refsOf, slotOf }: Drag): Announcements {
  const { structure, parts } = texts;
  const labelOf = (id: UniqueIdentifier): string => {
    const refs = refsOf(id);
    const part = refs[0] && findPart(template(), refs[0]);
    if (!part) return structure.thisPart;
    return refs.length === 1 ? namedPart(part, parts, template()) : countParts(refs, parts);
  };
  const whereIs = (id: UniqueIdentifier, over: UniqueIdentifier | undefined): string | undefined => {
    const refs = refsOf(id);
    const slot = over === undefined ? undefined : slotOf(over);
    return slot ? formatDropPlace(template(), refs, slot.place, texts) : undefined;
  };
  return {
    onDragStart: ({ active }) => structure.pickedUp(labelOf(active.id)),
    onDragOver: ({ active, over }) => whereIs(active.id, over?.id),
    onDragEnd: ({ active, over }) =>
      over ? structure.dropped(labelOf(active.id)) : structure.nothingMoved(labelOf(active.id)),
    onDragCancel: ({ active }) => structure.cancelled(labelOf(active.id)),
  };
}
