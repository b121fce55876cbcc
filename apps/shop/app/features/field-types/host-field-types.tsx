import type { Field } from 'configurator-core';
import { dateTypeName, shopFieldTypes, sizeTypeName } from 'shop-backend/field-types';
import type { FieldOptionsProps, HostFieldType } from 'template-editor';
import { customFieldComponents } from './custom-fields.tsx';
import { DateFace, DateOptions } from './date-options.tsx';
import { SizeOptions } from './size-options.tsx';

const dateField: Omit<HostFieldType, 'type'> = {
  words: {
    de: {
      label: 'Wunschtermin',
      title: 'Wunschtermin',
      description: 'Ein Tag, frühestens einige Tage nach heute',
      draftLabel: 'Wunschtermin',
    },
    en: {
      label: 'Wanted by',
      title: 'Wanted by',
      description: 'A day, some days after today at the earliest',
      draftLabel: 'Wanted by',
    },
  },
  draft: { name: 'wantedBy', options: { fromDays: 10, toDays: 60, weekdays: [1, 2, 3, 4, 5] } },
};

const sizeField: Omit<HostFieldType, 'type'> = {
  words: {
    de: {
      label: 'Größe',
      title: 'Größe',
      description: 'Eine Größe, die zu Maßen aus anderen Feldern vorgeschlagen wird',
      draftLabel: 'Größe',
    },
    en: {
      label: 'Size',
      title: 'Size',
      description: 'A size, suggested from the measurements of other fields',
      draftLabel: 'Size',
    },
  },
  draft: {
    name: 'size',
    options: {
      sizes: [
        { value: 'S', upTo: { chest: 45, back: 30, neck: 28 } },
        { value: 'M', upTo: { chest: 60, back: 40, neck: 36 } },
        { value: 'L', upTo: { chest: 80, back: 55, neck: 46 } },
      ],
    },
  },
  Options: SizeOptions,
};

/**
 * Returns the shop's own field types for the template editor.
 * @param today the day in Berlin, `2026-11-25`, used for the preview and the values of findings
 */
export function hostFieldTypes(today: string): readonly HostFieldType[] {
  const components = customFieldComponents(today);
  const inEditor = {
    [dateTypeName]: {
      ...dateField,
      Options: (props: FieldOptionsProps) => <DateOptions {...props} today={today} />,
      Face: ({ field }: { readonly field: Field }) => <DateFace field={field} today={today} />,
    },
    [sizeTypeName]: sizeField,
  };
  return shopFieldTypes(today).flatMap((type) => {
    const own = Object.entries(inEditor).find(([name]) => name === type.name)?.[1];
    return own ? [{ ...own, type, Component: components[type.name] }] : [];
  });
}
