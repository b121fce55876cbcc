import type { Field } from 'configurator-core';
import { useMemo } from 'react';
import type { IconName } from '../controls/icon.tsx';
import { useEditor } from '../store/editor-context.ts';
import type { FieldTypeTexts, HostFieldType } from '../store/host-field-type.ts';
import { fieldTypes } from './registry.ts';

/** A field type as the editor offers it. */
export interface OfferedFieldType extends FieldTypeTexts {
  readonly type: Field['type'];
  readonly icon: IconName;
}

/** All field types, those of the host last, in the language of the editor. */
export function useFieldTypes(): readonly OfferedFieldType[] {
  const { hostTypes, language, texts } = useEditor();
  return useMemo(
    () => [
      ...fieldTypes.map(({ type, icon }) => ({ type, icon, ...texts.fieldTypes.types[type] })),
      ...hostTypes.map(({ type, words }) => ({ type: type.name, icon: 'own' as const, ...words[language] })),
    ],
    [hostTypes, language, texts],
  );
}

/** A field type of the host by its name; undefined for a built-in one. */
export function useHostType(type: Field['type']): HostFieldType | undefined {
  return useEditor().hostTypes.find((own) => own.type.name === type);
}
