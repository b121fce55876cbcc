import { type Option, renameOption } from 'configurator-core';
import { useEditor } from '../store/editor-context.ts';

/** Changes an option's value and rewrites the rules that compare with it. Returns an error message if refused. */
export function useRenameOption(fieldName: string, option: Option): (value: string) => string | null {
  const { store, texts } = useEditor();
  return (value) => {
    if (value === '') return texts.parts.issues.missing;
    const edit = renameOption(store.getState().history.template, fieldName, option.value, value);
    if (!edit.ok) return texts.parts.issues[edit.error.code];
    const { template, left } = edit.value;
    const [first] = left;
    return store.actions.run(
      { type: 'replace', template },
      {
        label: texts.inspector.renameOption(option.value, value),
        mergeKey: `option:${option.id}:value`,
        ...(first && { announce: texts.inspector.ruleMayDependOnOldValue(first.label) }),
      },
    );
  };
}
