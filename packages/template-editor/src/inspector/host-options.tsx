import type { Field } from 'configurator-core';
import type { ComponentType } from 'react';
import { useUpdate } from '../actions/use-update.ts';
import { useEditor, useTemplate } from '../store/editor-context.ts';
import type { FieldOptionsProps } from '../store/host-field-type.ts';

interface HostOptionsProps {
  readonly field: Field;
  readonly Options: ComponentType<FieldOptionsProps>;
}

/** Renders the host's own options control for a field. */
export function HostOptions({ field, Options }: HostOptionsProps) {
  const update = useUpdate('field', field.id);
  const { language } = useEditor();
  const template = useTemplate();
  const change = (options: Readonly<Record<string, unknown>>) => {
    const entries = Object.entries({ ...field.additionalOptions, ...options });
    const additionalOptions = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    return update({ additionalOptions }, 'type');
  };
  return (
    <Options field={field} template={template} options={field.additionalOptions} change={change} language={language} />
  );
}
