import { editorCommands } from '../commands/command-table.ts';
import { Modal } from '../controls/modal.tsx';
import { useEditor } from '../store/editor-context.ts';
import type { EditorState } from '../store/editor-state.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';

interface Shortcuts {
  readonly where: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}

function shortcutsIn(texts: EditorTexts, state: EditorState): readonly Shortcuts[] {
  const { sheets, keys, does } = texts.editor;
  const everywhere = editorCommands.flatMap(({ keys: pressed, label, name }) =>
    pressed?.anywhere ? [[keys[pressed.text], name?.(texts) ?? label(texts, state)] as const] : [],
  );
  return [
    {
      where: sheets.everywhere,
      keys: everywhere,
    },
    {
      where: sheets.row,
      keys: [
        ['↑ ↓ ← →', does.go],
        ['Enter', does.edit],
        [keys.insert, does.insert],
        [`${keys.altUp}, ${keys.altDown}`, does.move],
        [keys.space, does.pickUp],
        [keys.shiftUpDown, does.select],
        [keys.all, does.selectAll],
        [`${keys.copy}, ${keys.paste}`, does.copyPaste],
        [keys.duplicate, does.duplicate],
        [keys.delete, does.delete],
      ],
    },
    {
      where: sheets.field,
      keys: [
        [keys.upDown, does.nextField],
        [keys.shiftUpDown, does.select],
        ['F2', does.editText],
        ['Enter', does.keepText],
        ['Esc', does.dropText],
        ['Tab', does.nextText],
      ],
    },
    {
      where: sheets.line,
      keys: [
        ['← →', does.resize],
        ['Enter', does.hide],
      ],
    },
    { where: sheets.properties, keys: [['Esc', does.back]] },
  ];
}

/** Lists all keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { store, texts } = useEditor();
  return (
    <Modal title={texts.editor.shortcuts} onClose={onClose}>
      {shortcutsIn(texts, store.getState()).map(({ where, keys }) => (
        <section key={where} className="te-sheet" aria-label={where}>
          <h3>{where}</h3>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd className="te-key">{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
