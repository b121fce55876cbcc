import { Button } from '../../buttons/button.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';

/** A field that differs between both versions, as text. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictDialogProps {
  isOpen: boolean;
  differences: readonly Difference[];
  /** Continues editing; nothing is saved or lost. */
  onClose: () => void;
  /** Overwrites the saved version with the form. */
  onOverwrite: () => void;
  /** Discards local edits. */
  onTakeTheirs: () => void;
}

/** Shown if another admin saved in the meantime: compares both versions and lets the admin decide (BEY-65). */
export function ConflictDialog({ isOpen, differences, onClose, onOverwrite, onTakeTheirs }: ConflictDialogProps) {
  const texts = useAdminTexts();
  return (
    <Dialog
      title={texts.conflict}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.keepEditing}
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
          <Button variant="destructive" onClick={onOverwrite}>
            {texts.saveMine}
          </Button>
        </>
      }
    >
      <p className="mb-4">{texts.conflictText}</p>
      {differences.length === 0 ? (
        <p className="text-ink-soft">{texts.noDifferences}</p>
      ) : (
        <table className="w-full text-start text-sm">
          <thead>
            <tr>
              <th scope="col" className="py-1 pr-3 text-start">
                {texts.property}
              </th>
              <th scope="col" className="py-1 pr-3 text-start">
                {texts.mine}
              </th>
              <th scope="col" className="py-1 text-start">
                {texts.theirs}
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label} className="border-line border-t align-top">
                <th scope="row" className="py-2 pr-3 text-start font-medium">
                  {label}
                </th>
                <td className="max-w-48 whitespace-pre-line break-words py-2 pr-3">{mine === '' ? '–' : mine}</td>
                <td className="max-w-48 whitespace-pre-line break-words py-2">{theirs === '' ? '–' : theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
