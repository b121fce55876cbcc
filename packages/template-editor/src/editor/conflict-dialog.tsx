import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import type { Saving } from './use-save.ts';

interface ConflictDialogProps {
  readonly saving: Saving;
  /** Loads what the other person saved; what was typed here is lost. */
  readonly onReload?: () => void;
}

/** Another admin saved in between: the admin decides which version to keep, and nothing is overwritten silently. */
export function ConflictDialog({ saving, onReload }: ConflictDialogProps) {
  if (!saving.hasConflict) return null;
  return (
    <Modal
      title="Another admin saved this template"
      onClose={saving.closeConflict}
      actions={
        <>
          <Button look="quiet" onClick={saving.closeConflict}>
            Keep editing
          </Button>
          {onReload && (
            <Button look="plain" onClick={onReload}>
              Load their version
            </Button>
          )}
          <Button look="danger" onClick={() => void saving.save(true)}>
            Overwrite with mine
          </Button>
        </>
      }
    >
      <p>
        Since you opened it, the template was saved in another window or by another person. Your changes are still here
        and nothing was overwritten. To keep both, export yours as a file first.
      </p>
    </Modal>
  );
}
