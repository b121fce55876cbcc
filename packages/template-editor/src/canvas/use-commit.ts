import { type PropertyName, type Update, useUpdate } from '../actions/use-update.ts';
import type { ElementKind, ElementRef, Elements } from '../document/element.ts';
import { useActions } from '../store/editor-context.ts';

/** Returns a function that runs a change as a separate undo step. */
export function useUndoStep(): (change: () => string | null) => string | null {
  const { closeUndoStep } = useActions();
  return (change) => {
    closeUndoStep();
    const refusal = change();
    closeUndoStep();
    return refusal;
  };
}

/** Returns a function that changes a part; each change is a separate undo step. */
export function useCommit<K extends ElementKind>({ kind, id }: ElementRef & { readonly kind: K }): Update<K> {
  const update = useUpdate(kind, id);
  const own = useUndoStep();
  return (patch: Partial<Elements[K]>, property: PropertyName) => own(() => update(patch, property));
}
