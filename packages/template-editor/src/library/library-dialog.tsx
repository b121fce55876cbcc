import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { pasteCommand } from '../document/paste-parts.ts';
import { useEditor } from '../store/editor-context.ts';
import { type LibraryGroup, libraryGroups } from './field-groups.ts';

interface LibraryDialogProps {
  readonly sectionId: string;
  readonly onClose: () => void;
}

/** Adds a group of the library to a section. */
export function LibraryDialog({ sectionId, onClose }: LibraryDialogProps) {
  const { store, createId } = useEditor();
  const add = ({ label, template }: LibraryGroup) => {
    const group = template.sections[0]?.groups[0];
    if (!group) return;
    const { command, added } = pasteCommand(
      store.getState().history.template,
      [{ kind: 'group', element: group }],
      { kind: 'section', id: sectionId },
      createId,
    );
    const words = `Add “${label}” from the library`;
    store.actions.run(command, { label: words, say: words, select: added });
    onClose();
  };
  return (
    <Modal title="Library" onClose={onClose}>
      <ul className="te-cards">
        {libraryGroups.map((entry) => (
          <li key={entry.key} className="te-card">
            <span className="te-card-main">
              <strong>{entry.label}</strong>
              <span>{entry.description}</span>
            </span>
            <Button look="plain" aria-label={`Add ${entry.label}`} onClick={() => add(entry)}>
              Add
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
