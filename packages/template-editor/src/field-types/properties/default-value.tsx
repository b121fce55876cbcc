import type { Field } from 'configurator-core';
import { useUpdate } from '../../actions/use-update.ts';
import { CheckControl } from '../../controls/choice-controls.tsx';
import { NumberControl } from '../../controls/number-control.tsx';
import { TextControl } from '../../controls/text-control.tsx';
import { useTexts } from '../../store/editor-context.ts';

interface PropertyProps {
  readonly field: Field;
}

/** What a text starts with. */
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

/** What a number starts with. */
export function DefaultNumberProperty({ field }: PropertyProps) {
  const update = useUpdate('field', field.id);
  const { fieldTypes: texts } = useTexts();
  const { defaultValue } = field;
  const number = typeof defaultValue === 'string' ? Number(defaultValue.replace(',', '.')) : defaultValue;
  return (
    <NumberControl
      label={texts.defaultValue}
      value={typeof number === 'number' && Number.isFinite(number) ? number : null}
      onChange={(value) => update({ defaultValue: value }, 'default')}
    />
  );
}

/** Whether a lone checkbox starts ticked. Fields with options say it at the options. */
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

/** The colour a free colour field starts with. */
export function DefaultColorProperty({ field }: PropertyProps) {
  return field.options.length > 0 ? null : <DefaultTextProperty field={field} />;
}
