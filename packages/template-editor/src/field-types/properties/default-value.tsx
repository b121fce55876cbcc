import { type Field, parseNumber } from 'configurator-core';
import { useUpdate } from '../../actions/use-update.ts';
import { CheckControl } from '../../controls/choice-controls.tsx';
import { NumberControl } from '../../controls/number-control.tsx';
import { TextControl } from '../../controls/text-control.tsx';
import { useTexts } from '../../store/editor-context.ts';

interface PropertyProps {
  readonly field: Field;
}

/** Edits the default value of a text. */
export function DefaultTextProperty({ field }: PropertyProps) {
  const update = useUpdate('field', field.id);
  const { fieldTypes: texts } = useTexts();
  return (
    <TextControl
      label={texts.defaultValue}
      value={typeof field.defaultValue === 'string' ? field.defaultValue : ''}
      onChange={(text) => update({ defaultValue: text || null }, 'default')}
    />
  );
}

/** Edits the default value of a number. */
export function DefaultNumberProperty({ field }: PropertyProps) {
  const update = useUpdate('field', field.id);
  const { fieldTypes: texts } = useTexts();
  return (
    <NumberControl
      label={texts.defaultValue}
      value={parseNumber(field.defaultValue) ?? null}
      onChange={(value) => update({ defaultValue: value }, 'default')}
    />
  );
}

/** Edits whether a single checkbox is ticked by default. Fields with options set defaults on the options. */
export function DefaultFlagProperty({ field }: PropertyProps) {
  const update = useUpdate('field', field.id);
  const { fieldTypes: texts } = useTexts();
  if (field.options.length > 0) return null;
  return (
    <CheckControl
      label={texts.checkedByDefault}
      isChecked={field.defaultValue === true || field.defaultValue === 'true'}
      onChange={(isChecked) => update({ defaultValue: isChecked ? true : null }, 'default')}
    />
  );
}

/** Edits the default value of a free colour field. */
export function DefaultColorProperty({ field }: PropertyProps) {
  return field.options.length > 0 ? null : <DefaultTextProperty field={field} />;
}
