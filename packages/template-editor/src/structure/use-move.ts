import type { Command } from '../document/command.ts';
import { kindWords, partLabel } from '../document/command-words.ts';
import { type ElementRef, isSameRef, type Place } from '../document/element.ts';
import { findPart } from '../document/find.ts';
import { moveTarget, neighbourPlace } from '../document/places.ts';
import { useEditor } from '../store/editor-context.ts';
import { placeWords } from './drop-slots.ts';

/** How elements are moved. */
export interface Moves {
  /** To a place as counted while the element still stands where it was. */
  readonly moveTo: (ref: ElementRef, place: Place) => void;
  readonly step: (ref: ElementRef, direction: 'up' | 'down') => void;
}

/** Moves elements; drag and drop, keys and buttons all come here. */
export function useMove(): Moves {
  const { store } = useEditor();
  const { run, say } = store.actions;
  const move = (ref: ElementRef, to: Place, words: string) => {
    const { history, selection } = store.getState();
    const part = findPart(history.template, ref);
    if (!part) return;
    const command: Command = { type: 'move', ref, to };
    const moved = ref.kind === 'price_rule' ? { ...ref, id: String(to.index) } : ref;
    const isSelected = selection.some((other) => isSameRef(other, ref));
    run(command, {
      label: `Move ${kindWords[part.kind]} “${partLabel(part)}”`,
      say: `“${partLabel(part)}” moved: ${words}`,
      ...(isSelected && { select: selection.map((other) => (isSameRef(other, ref) ? moved : other)) }),
    });
  };
  return {
    moveTo: (ref, place) => {
      const { template } = store.getState().history;
      const to = moveTarget(template, ref, place);
      if (to) move(ref, to, placeWords(template, ref, place));
    },
    step: (ref, direction) => {
      const { template } = store.getState().history;
      const to = neighbourPlace(template, ref, direction);
      if (!to) return say(direction === 'up' ? 'Already at the top' : 'Already at the bottom');
      move(ref, to, `place ${to.index + 1}`);
    },
  };
}
