import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { useTexts } from '../store/editor-context.ts';
import type { Saving } from './use-save.ts';

interface ConflictDialogProps {
  readonly saving: Saving;
  /** Discards local changes and loads the version that the other admin saved. */
  readonly onReload?: () => void;
}

/** Shown on a save conflict. The admin chooses which version to keep; nothing is overwritten silently. */
export function ConflictDialog({ saving, onReload }: ConflictDialogProps) {
  const { editor: texts } = useTexts();
  if (!saving.hasConflict) return null;
  return (
    <Modal
      title={texts.conflict}
      onClose={saving.closeConflict}
      actions={
        <>
          <Button look="quiet" onClick={saving.closeConflict}>
            {texts.keepEditing}
          </Button>
          {onReload && (
            <Button look="plain" onClick={onReload}>
              {texts.loadTheirs}
            </Button>
          )}
          <Button look="danger" onClick={() => void saving.save(true)}>
            {texts.overwrite}
          </Button>
        </>
      }
    >
      <p>{texts.conflictText}</p>
    </Modal>
  );
}
