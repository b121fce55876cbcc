import { memo } from 'react';
import { useField } from '../hooks/use-field.ts';
import { useSession } from '../session/session-context.ts';

interface FieldViewProps {
  /** The field's name. */
  readonly name: string;
}

/** Renders one field with the component of its type. Renders nothing for hidden and internal fields. */
export const FieldView = memo(function FieldView({ name }: FieldViewProps) {
  const control = useField(name);
  const { components } = useSession();
  const { type, base } = control.field;
  const Component = components[type] ?? components[base?.type ?? 'text'];
  const isInternal = control.field.computed?.internal === true;
  return control.isVisible && !isInternal ? <Component control={control} /> : null;
});
