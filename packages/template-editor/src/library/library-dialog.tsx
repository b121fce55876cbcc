import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { pasteCommand } from '../document/edits/paste-parts.ts';
import { useEditor } from '../store/editor-context.ts';
import { type LibraryGroup, libraryGroups } from './field-groups.ts';

interface LibraryDialogProps {
  readonly sectionId: string;
  readonly onClose: () => void;
}

/** Dialog that adds a predefined group to a section. */
export function LibraryDialog({ sectionId, onClose }: LibraryDialogProps) {
  const { store, createId, texts: all } = useEditor();
  const { library: texts } = all;
  const add = ({ key, template }: LibraryGroup) => {
    const group = template.sections[0]?.groups[0];
    if (!group) return;
    const { command, added } = pasteCommand(
      store.getState().history.template,
      [{ kind: 'group', element: group }],
      { kind: 'section', id: sectionId },
      createId,
    );
    const words = texts.addStep(texts.groups[key].label);
    store.actions.run(command, { label: words, announce: words, select: added });
    onClose();
  };
  return (
    <Modal title={texts.title} onClose={onClose}>
      <ul className="te-cards">
        {libraryGroups.map((entry) => (
          <li key={entry.key} className="te-card">
            <span className="te-card-main">
              <strong>{texts.groups[entry.key].label}</strong>
              <span>{texts.groups[entry.key].description}</span>
            </span>
            <Button look="plain" aria-label={texts.addEntry(texts.groups[entry.key].label)} onClick={() => add(entry)}>
              {texts.add}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
