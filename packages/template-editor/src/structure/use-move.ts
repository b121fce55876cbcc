import { moveCommand, neighbourPlace } from '../document/edits/move-parts.ts';
import { type ElementRef, isSameRef, type Place } from '../document/element.ts';
import { findPart } from '../document/find.ts';
import { countParts, namedPart, partLabel } from '../document/part-labels.ts';
import { useEditor } from '../store/editor-context.ts';
import { formatDropPlace } from './drop-slots.ts';

/** Functions that move elements of one kind together. */
export interface Moves {
  /** Moves elements to a place with the index before the move. */
  readonly moveTo: (refs: readonly ElementRef[], place: Place) => void;
  readonly step: (refs: readonly ElementRef[], direction: 'up' | 'down') => void;
}

/** Returns functions that move elements, for drag and drop, keys and buttons. Each call is one undo step. */
export function useMove(): Moves {
  const { store, texts } = useEditor();
  const { steps, parts } = texts;
  const { run, announce } = store.actions;
  const moveTo = (refs: readonly ElementRef[], place: Place) => {
    const { history, selection } = store.getState();
    const { template } = history;
    const move = moveCommand(template, refs, place);
    const first = refs[0] && findPart(template, refs[0]);
    if (!move || !first) return;
    const isMoved = (ref: ElementRef) => refs.some((other) => isSameRef(other, ref));
    const rest = selection.filter((ref) => !isMoved(ref));
    const staying = rest.length > 0 && refs.length > 1 ? steps.othersStay : '';
    const what = refs.length === 1 ? parts.quoted(partLabel(first, parts, template)) : countParts(refs, parts);
    run(move.command, {
      label: steps.move(refs.length === 1 ? namedPart(first, parts, template) : what),
      announce: steps.moved(what, formatDropPlace(template, refs, place, texts)) + staying,
      ...(selection.some(isMoved) && { select: [...rest, ...move.moved] }),
    });
  };
  return {
    moveTo,
    step: (refs, direction) => {
      const place = neighbourPlace(store.getState().history.template, refs, direction);
      if (place) moveTo(refs, place);
      else announce(direction === 'up' ? steps.alreadyAtTop : steps.alreadyAtBottom);
    },
  };
}
