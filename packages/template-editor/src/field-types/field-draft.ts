import type { Field, Option } from 'configurator-core';
import type { HostFieldType } from '../store/host-field-type.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { FieldDraft } from './field-type-editor.ts';
import { fieldTypeEditor, fieldTypes } from './registry.ts';

/** Initial properties of a new field, labelled in one language. */
export interface LabelledDraft extends Omit<FieldDraft, 'options'>, Pick<Field, 'label'> {
  readonly options?: readonly Pick<Option, 'label' | 'value' | 'colorValue'>[];
}

/** Returns the initial properties of a new field of a type, labelled in the editor's language. */
export function fieldDraft(
  type: Field['type'],
  { language, steps }: EditorTexts,
  own?: Pick<HostFieldType, 'draft'> & { readonly label: string },
): LabelledDraft {
  if (own) return { name: own.draft.name, label: own.label, additionalOptions: own.draft.options ?? {} };
  const { options, ...draft } = fieldTypeEditor(type).draft;
  const label = fieldTypes.find((known) => known.type === type)?.words[language].draftLabel ?? '';
  if (!options) return { ...draft, label };
  const worded = options.map((option, index) => ({ ...option, label: option.label ?? steps.newOption(index + 1) }));
  return { ...draft, label, options: worded };
}
