import { Modal } from '../controls/modal.tsx';
import { useTexts } from '../store/editor-context.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';

interface Shortcuts {
  readonly where: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}

function shortcutsIn({ sheets, keys, does, save }: EditorTexts['editor']): readonly Shortcuts[] {
  return [
    {
      where: sheets.everywhere,
      keys: [
        [keys.save, save],
        [keys.undo, does.undo],
        [keys.redo, does.redo],
      ],
    },
    {
      where: sheets.row,
      keys: [
        ['↑ ↓ ← →', does.go],
        ['Enter', does.edit],
        [keys.insert, does.insert],
        [keys.altUpDown, does.move],
        [keys.space, does.pickUp],
        [keys.shiftUpDown, does.select],
        [keys.all, does.selectAll],
        [keys.copyPaste, does.copyPaste],
        [keys.duplicate, does.duplicate],
        [keys.delete, does.delete],
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

/** All that can be done by keys. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { editor: texts } = useTexts();
  return (
    <Modal title={texts.shortcuts} onClose={onClose}>
      {shortcutsIn(texts).map(({ where, keys }) => (
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
