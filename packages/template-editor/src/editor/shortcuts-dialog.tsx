import { Modal } from '../controls/modal.tsx';

const shortcuts: readonly {
  readonly where: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}[] = [
  {
    where: 'Everywhere in the editor',
    keys: [
      ['Ctrl S', 'Save Template'],
      ['Ctrl Z', 'Undo'],
      ['Ctrl Y', 'Redo'],
    ],
  },
  {
    where: 'On a row of the structure',
    keys: [
      ['↑ ↓ ← →', 'Go through the structure, open and close'],
      ['Enter', 'Edit its properties'],
      ['Insert or +', 'Add a part after it; a letter chooses its kind'],
      ['Alt ↑, Alt ↓', 'Move what is selected'],
      ['Space', 'Pick it up; the arrows choose a place, Space drops it'],
      ['Shift ↑, Shift ↓', 'Select several'],
      ['Ctrl A', 'Select all beside it'],
      ['Ctrl C, Ctrl V', 'Copy and paste, also into another template'],
      ['Ctrl D', 'Duplicate'],
      ['Delete', 'Delete'],
    ],
  },
  { where: 'In the properties', keys: [['Esc', 'Back to the row of the structure']] },
];

/** All that can be done by keys. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      {shortcuts.map(({ where, keys }) => (
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
