import type { Field } from 'configurator-core';
import { useMemo } from 'react';
import type { IconShape } from '../controls/icon.tsx';
import { useEditor } from '../store/editor-context.ts';
import type { FieldTypeTexts, HostFieldType } from '../store/host-field-type.ts';
import { fieldTypes } from './registry.ts';

/** A field type with its icon and its texts in the editor's language. */
export interface OfferedFieldType extends FieldTypeTexts {
  readonly type: Field['type'];
  readonly icon: IconShape;
}

/** Returns all field types in the editor's language, host types last. */
export function useFieldTypes(): readonly OfferedFieldType[] {
  const { hostTypes, language } = useEditor();
  return useMemo(
    () => [
      ...fieldTypes.map(({ type, icon, words }) => ({ type, icon, ...words[language] })),
      ...hostTypes.map(({ type, words }) => ({ type: type.name, icon: 'own' as const, ...words[language] })),
    ],
    [hostTypes, language],
  );
}

/** Returns a host field type by name; undefined for a built-in type. */
export function useHostType(type: Field['type']): HostFieldType | undefined {
  return useEditor().hostTypes.find((own) => own.type.name === type);
}
