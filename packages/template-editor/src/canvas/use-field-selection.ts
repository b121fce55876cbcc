import type { KeyboardEvent, MouseEvent } from 'react';
import { partElement } from '../actions/use-reveal.ts';
import { selectionAfter } from '../document/edits/selection-after.ts';
import { type ElementRef, isSameRef } from '../document/element.ts';
import { useEditor } from '../store/editor-context.ts';

/** Handlers that select fields on the canvas. */
export interface FieldSelection {
  /** Selects only this field. Ctrl or Cmd toggles it, Shift extends the selection to it. */
  readonly press: (event: MouseEvent) => void;
  /** The up and down arrows focus the adjacent field. With Shift they also select it. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Returns handlers that select one or more fields of the open section by pointer and keyboard. */
export function useFieldSelection(ref: ElementRef): FieldSelection {
  const { store } = useEditor();
  const fields = (): readonly ElementRef[] => {
    const { history, tab } = store.getState();
    const section = history.template.sections.find(({ id }) => id === tab);
    return (section?.groups ?? []).flatMap((group) => group.fields.map(({ id }) => ({ kind: 'field', id }) as const));
  };
  const selected = () => store.getState().selection.filter(({ kind }) => kind === 'field');
  return {
    press: (event) => store.actions.pick(selectionAfter(fields(), selected(), ref, event)),
    onKeyDown: (event) => {
      const isLabel = event.target instanceof HTMLElement && event.target.dataset.part === `field:${ref.id}`;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (!isLabel || step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const order = fields();
      const next = order[order.findIndex((other) => isSameRef(other, ref)) + step];
      if (!next) return;
      if (event.shiftKey) {
        const kept = selected().some((other) => isSameRef(other, ref)) ? selected() : [ref];
        // Moving back onto a selected field deselects the one just left.
        const isBack = kept.some((other) => isSameRef(other, next));
        const rest = kept.filter((other) => !isSameRef(other, next) && !(isBack && isSameRef(other, ref)));
        store.actions.pick([...rest, next]);
      }
      partElement(next)?.focus();
    },
  };
}
