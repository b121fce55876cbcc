import { type FieldOptionsProps, type HostFieldType, NumberControl } from 'template-editor';
import { fieldTypes } from './field-types.ts';
import { dateField } from './fields.tsx';

// #region editor
function DateOptions({ options, change }: FieldOptionsProps) {
  return (
    <NumberControl
      label="Earliest, in days"
      value={Number(options.fromDays)}
      min={0}
      step={1}
      isRequired
      onChange={(fromDays) => change({ fromDays })}
    />
  );
}

const words = (label: string, description: string) => ({ label, title: label, description, draftLabel: label });

/** The editor's display of the types. */
export function editorTypes(today: string): readonly HostFieldType[] {
  const [date, size] = fieldTypes(today);
  if (!date || !size) return [];
  return [
    {
      type: date,
      words: { en: words('Date', 'A day'), de: words('Datum', 'Ein Tag') },
      draft: { name: 'date', options: { fromDays: 14, toDays: 90 } },
      Options: DateOptions,
      Component: dateField(today),
    },
    {
      type: size,
      words: { en: words('Size', 'One of some sizes'), de: words('Größe', 'Eine von einigen Größen') },
      draft: { name: 'size', options: { upTo: { S: 45, M: 60, L: 80 } } },
    },
  ];
}
// #endregion editor
