import { useCallback } from 'react';
import type { ElementKind, Elements, Part } from '../document/element.ts';
import { findElement, partOf } from '../document/find.ts';
import { partLabel } from '../document/part-labels.ts';
import { resolveField } from '../document/resolve-field.ts';
import { useEditor } from '../store/editor-context.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** A property name in the labels of undo steps. */
export type PropertyName = keyof EditorTexts['steps']['properties'];

/** Changes properties of an element. Returns an error message if refused. Consecutive keystrokes are one undo step. */
export type Update<K extends ElementKind> = (patch: Partial<Elements[K]>, property: PropertyName) => string | null;

/** Returns a function that changes an element; it is stable for the same element. */
export function useUpdate<K extends ElementKind>(kind: K, id: string): Update<K> {
  const { store, texts, fieldTypes } = useEditor();
  return useCallback<Update<K>>(
    (patch, property) => {
      const { template } = store.getState().history;
      const found = findElement(template, kind, id);
      if (!found) return texts.parts.notFound;
      const changed = partOf(kind, { ...found.element, ...patch });
      const resolved = changed.kind === 'field' ? resolveField(changed.element, fieldTypes) : null;
      if (resolved?.ok === false) return texts.parts.issues[resolved.error[0]?.code ?? 'invalid_field_type'];
      const part: Part = resolved ? { kind: 'field', element: resolved.value } : changed;
      return store.actions.run(
        { type: 'update', id, part },
        {
          label: texts.steps.change(property, partLabel(part, texts.parts, template)),
          mergeKey: `${kind}:${id}:${property}`,
        },
      );
    },
    [store, texts, fieldTypes, kind, id],
  );
}
