import { type Field, renameField } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { fieldsOf } from '../document/lists.ts';
import { useEditor } from '../store/editor-context.ts';

/** Renames a field and rewrites every rule that reads it. Returns an error message if that is refused. */
export function useRenameField(field: Field): (name: string) => string | null {
  const { store, texts } = useEditor();
  const update = useUpdate('field', field.id);
  return (name) => {
    const { template } = store.getState().history;
    if (name === '') return texts.parts.issues.missing;
    // If two fields share the name, the rules are ambiguous, so only the name changes.
    if (fieldsOf(template).filter((other) => other.name === field.name).length > 1) return update({ name }, 'name');
    const edit = renameField(template, field.name, name);
    if (!edit.ok) return texts.parts.issues[edit.error.code];
    const { rewritten } = edit.value;
    return store.actions.run(
      { type: 'replace', template: edit.value.template },
      {
        label: texts.inspector.renameField(field.name, name),
        // Each keystroke is a rename; undo reverts all of them at once.
        mergeKey: `field:${field.id}:name`,
        ...(rewritten.length > 0 && { announce: texts.inspector.rulesRewritten(rewritten.length) }),
      },
    );
  };
}
