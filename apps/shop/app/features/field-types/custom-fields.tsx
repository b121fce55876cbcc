import type { CustomFieldType } from 'configurator-core';
import type { FieldComponentProps, FieldComponents } from 'configurator-react';
import { useMemo } from 'react';
import { dateTypeName, shopFieldTypes, sizeTypeName } from 'shop-backend/field-types';
import type { Elements } from '#app/ui/page/elements.ts';
import { DateField } from './date-field.tsx';
import { SizeField } from './size-field.tsx';

/** The shop's own field types for a day, and their components by type. */
export interface CustomFieldTypes {
  readonly fieldTypes: readonly CustomFieldType[];
  readonly components: Partial<FieldComponents>;
}

/** Returns the renderer's components for the shop's own field types. */
export function customFieldComponents(today: string): Partial<FieldComponents> {
  return {
    [dateTypeName]: ({ control }: FieldComponentProps) => <DateField control={control} today={today} />,
    [sizeTypeName]: SizeField,
  };
}

interface CustomFieldsProps {
  /** The day in Berlin, `2026-11-25`. */
  readonly today: string;
  readonly children: (own: CustomFieldTypes) => Elements;
}

/** Passes the shop's own field types to a configurator. A separate module, so that only pages that need it load it. */
export function CustomFields({ today, children }: CustomFieldsProps) {
  const own = useMemo(() => ({ fieldTypes: shopFieldTypes(today), components: customFieldComponents(today) }), [today]);
  return children(own);
}
