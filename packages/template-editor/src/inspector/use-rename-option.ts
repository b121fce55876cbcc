import { type Option, renameOption } from 'configurator-core';
import { issueWords } from '../document/command-words.ts';
import { useEditor } from '../store/editor-context.ts';

/** Gives an option another value and rewrites the rules that compare with it; a sentence where that is not possible. */
export function useRenameOption(fieldName: string, option: Option): (value: string) => string | null {
  const { store } = useEditor();
  return (value) => {
    if (value === '') return issueWords.missing;
    const edit = renameOption(store.getState().history.template, fieldName, option.value, value);
    if (!edit.ok) return issueWords[edit.error.code];
    const { template, left } = edit.value;
    const [first] = left;
    return store.actions.run(
      { type: 'replace', template },
      {
        label: `Rename option “${option.value}” to “${value}”`,
        mergeKey: `option:${option.id}:value`,
        ...(first && { say: `JSON Logic of “${first.label}” still names the old value` }),
      },
    );
  };
}
