import type { KeyboardEvent } from 'react';
import { afterRender } from '../actions/after-render.ts';
import { useInspect } from '../actions/use-inspect.ts';
import { elementsToMove } from '../document/edits/move-parts.ts';
import type { ElementRef } from '../document/element.ts';
import { rowKey } from '../document/element.ts';
import { useActions, useEditor } from '../store/editor-context.ts';
import type { StructureRow } from './structure-rows.ts';
import { useClipboard } from './use-clipboard.ts';
import { useMove } from './use-move.ts';

interface TreeKeys {
  readonly rows: readonly StructureRow[];
  readonly focus: (key: string) => void;
  readonly toggle: (key: string) => void;
  /** Opens the list of part kinds that can be added. */
  readonly openAdding: () => void;
}

/** Returns the element reference of a row. */
export function refOfRow(row: StructureRow): ElementRef {
  return { kind: row.part.kind, id: row.id };
}

/** Handles the keys of a tree (arrows, Home, End) and of an editor (Alt with arrows, Delete, copy, paste). */
export function useTreeKeys({
  rows,
  focus,
  toggle,
  openAdding,
}: TreeKeys): (event: KeyboardEvent, key: string) => void {
  const { store } = useEditor();
  const { select, requestDelete } = useActions();
  const inspect = useInspect();
  const { step } = useMove();
  const { copy, paste, duplicate } = useClipboard();

  return (event, key) => {
    const index = rows.findIndex((row) => row.key === key);
    const row = rows[index];
    if (!row) return;
    const ref = refOfRow(row);
    const { selection } = store.getState();
    const isIn = selection.some(({ kind, id }) => kind === ref.kind && id === ref.id);
    const chosen = isIn ? selection : [ref];
    const goTo = (next: StructureRow | undefined, isExtended = false) => {
      if (!next) return;
      focus(next.key);
      if (isExtended) {
        const kept = chosen.filter(({ kind, id }) => kind !== next.part.kind || id !== next.id);
        select([...kept, refOfRow(next)]);
      }
    };
    /** Focuses the added part after it has rendered. */
    const focusSelected = () =>
      afterRender(() => {
        const last = store.getState().selection.at(-1);
        if (last) focus(rowKey(last));
      });
    const add = () => {
      if (!isIn) select([ref]);
      openAdding();
    };
    const parent = () => rows.slice(0, index).findLast((other) => other.level < row.level);
    const withCommand: readonly [string, () => void][] = [
      ['c', () => copy(chosen)],
      ['v', () => void paste().then(focusSelected)],
      [
        'd',
        () => {
          duplicate(chosen);
          focusSelected();
        },
      ],
      ['a', () => select(rows.filter((other) => other.place.parentId === row.place.parentId).map(refOfRow))],
    ];
    const withAlt: readonly [string, () => void][] = [
      ['ArrowUp', () => step(elementsToMove(store.getState().history.template, chosen, ref), 'up')],
      ['ArrowDown', () => step(elementsToMove(store.getState().history.template, chosen, ref), 'down')],
    ];
    const alone: readonly [string, () => void][] = [
      ['ArrowDown', () => goTo(rows[index + 1], event.shiftKey)],
      ['ArrowUp', () => goTo(rows[index - 1], event.shiftKey)],
      ['ArrowRight', () => (row.hasChildren && !row.isExpanded ? toggle(key) : goTo(rows[index + 1]))],
      ['ArrowLeft', () => (row.isExpanded ? toggle(key) : goTo(parent()))],
      ['Insert', add],
      ['+', add],
      ['Home', () => goTo(rows[0])],
      ['End', () => goTo(rows.at(-1))],
      ['Enter', () => inspect(ref)],
      ['Delete', () => requestDelete(chosen)],
    ];
    const actions = event.ctrlKey || event.metaKey ? withCommand : event.altKey ? withAlt : alone;
    const action = actions.find(([name]) => name === event.key)?.[1];
    if (!action) return;
    event.preventDefault();
    action();
  };
}
