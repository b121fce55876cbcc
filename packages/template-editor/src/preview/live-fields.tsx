import {
  type BuiltInFieldComponents,
  defaultFieldComponents,
  type FieldComponentProps,
  type FieldComponents,
} from 'configurator-react';
import { type ComponentType, useEffect, useRef } from 'react';
import { useEditorState } from '../store/editor-context.ts';
import type { HostFieldType } from '../store/host-field-type.ts';

/** Returns the id of the field that contains a node of the preview; null outside of fields. */
export function closestFieldId(node: EventTarget): string | null {
  if (!(node instanceof Element)) return null;
  return node.closest<HTMLElement>('[data-live-field]')?.dataset.liveField ?? null;
}

/** Wraps a field component to highlight it while the field or one of its options is selected in the editor. */
function marked(Component: ComponentType<FieldComponentProps>): ComponentType<FieldComponentProps> {
  return function LiveField({ control }) {
    const { id, options } = control.field;
    const isSelected = useEditorState(({ selection }) => {
      const last = selection.at(-1);
      if (last?.kind === 'option') return options.some((option) => option.id === last.id);
      return last?.kind === 'field' && last.id === id;
    });
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      // The wrapper has no layout box, so that the field is laid out as in the shop.
      if (isSelected) box.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }, [isSelected]);
    return (
      <div ref={box} className="te-live-field" data-live-field={id} data-selected={isSelected || undefined}>
        <Component control={control} />
      </div>
    );
  };
}

/** The shop's field components with selection highlighting. */
const liveFields = Object.fromEntries(
  Object.entries(defaultFieldComponents).map(([type, Component]) => [type, marked(Component)]),
  // Lookup cast: the same types as the default components.
) as unknown as BuiltInFieldComponents;

/** Returns the same components plus those of host field types. */
export function previewComponents(hostTypes: readonly HostFieldType[]): FieldComponents {
  const own = hostTypes.flatMap(({ type, Component }) => (Component ? [[type.name, marked(Component)] as const] : []));
  return { ...liveFields, ...Object.fromEntries(own) };
}
