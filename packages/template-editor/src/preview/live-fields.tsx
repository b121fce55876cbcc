import {
  type BuiltInFieldComponents,
  defaultFieldComponents,
  type FieldComponentProps,
  type FieldComponents,
} from 'configurator-react';
import { type ComponentType, useEffect, useRef } from 'react';
import { useEditorState } from '../store/editor-context.ts';
import type { HostFieldType } from '../store/host-field-type.ts';

/** The field around a node of the preview, by its id. */
export function closestFieldId(node: EventTarget): string | null {
  if (!(node instanceof Element)) return null;
  return node.closest<HTMLElement>('[data-live-field]')?.dataset.liveField ?? null;
}

/** Marks a field of the preview while it, or one of its options, is selected in the editor. */
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
      // The box has no place of its own: what is in it is laid out as in the shop.
      if (isSelected) box.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }, [isSelected]);
    return (
      <div ref={box} className="te-live-field" data-live-field={id} data-selected={isSelected || undefined}>
        <Component control={control} />
      </div>
    );
  };
}

/** The shop's field components, which also show what is selected. */
const liveFields: BuiltInFieldComponents = {
  text: marked(defaultFieldComponents.text),
  textarea: marked(defaultFieldComponents.textarea),
  number: marked(defaultFieldComponents.number),
  dropdown: marked(defaultFieldComponents.dropdown),
  radio: marked(defaultFieldComponents.radio),
  checkbox: marked(defaultFieldComponents.checkbox),
  color: marked(defaultFieldComponents.color),
  static_text: marked(defaultFieldComponents.static_text),
  iframe: marked(defaultFieldComponents.iframe),
  computed: marked(defaultFieldComponents.computed),
  file: marked(defaultFieldComponents.file),
};

/** The same with the components of the host's types. */
export function previewComponents(hostTypes: readonly HostFieldType[]): FieldComponents {
  const own = hostTypes.flatMap(({ type, Component }) => (Component ? [[type.name, marked(Component)] as const] : []));
  return { ...liveFields, ...Object.fromEntries(own) };
}
