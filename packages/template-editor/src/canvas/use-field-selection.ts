import type { KeyboardEvent, MouseEvent } from 'react';
import { partElement } from '../actions/use-reveal.ts';
import { selectionAfter } from '../document/edits/selection-after.ts';
import { type ElementRef, isSameRef } from '../document/element.ts';
import { useEditor } from '../store/editor-context.ts';

/** How fields are selected on the canvas. */
export interface FieldSelection {
  /** Selects the field alone, with Ctrl or Cmd in addition, with Shift up to it. */
  readonly press: (event: MouseEvent) => void;
  /** Up and down go to the next field, with Shift they select it in addition. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Selects fields of the open section by pointer and keys, one or several. */
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
        // Going back over a selected field takes the last one out again.
        const isBack = kept.some((other) => isSameRef(other, next));
        const rest = kept.filter((other) => !isSameRef(other, next) && !(isBack && isSameRef(other, ref)));
        store.actions.pick([...rest, next]);
      }
      partElement(next)?.focus();
    },
  };
}
