import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

/** One entry that both changed, in words. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictDialogProps {
  isOpen: boolean;
  differences: readonly Difference[];
  /** Goes on editing; nothing is saved or lost. */
  onClose: () => void;
  /** Overwrites the saved version with the form. */
  onOverwrite: () => void;
  /** Gives up what was typed. */
  onTakeTheirs: () => void;
}

/** Another admin saved in the meantime: shows both versions and lets the admin decide (BEY-65). */
export function ConflictDialog({ isOpen, differences, onClose, onOverwrite, onTakeTheirs }: ConflictDialogProps) {
  return (
    <Dialog
      title="Jemand anderes hat gespeichert"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Weiter bearbeiten
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Deren Stand übernehmen
          </Button>
          <Button variant="destructive" onClick={onOverwrite}>
            Meinen Stand speichern
          </Button>
        </>
      }
    >
      <p className="mb-4">Seit Sie diese Seite geöffnet haben, wurde sie geändert. Ihre Eingaben sind noch da.</p>
      {differences.length === 0 ? (
        <p className="text-ink-soft">Beide Fassungen stimmen überein.</p>
      ) : (
        <table className="w-full text-start text-sm">
          <thead>
            <tr>
              <th scope="col" className="py-1 pr-3 text-start">
                Angabe
              </th>
              <th scope="col" className="py-1 pr-3 text-start">
                Ihr Stand
              </th>
              <th scope="col" className="py-1 text-start">
                Deren Stand
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label} className="border-line border-t align-top">
                <th scope="row" className="py-2 pr-3 text-start font-medium">
                  {label}
                </th>
                <td className="max-w-48 break-words py-2 pr-3">{mine === '' ? '–' : mine}</td>
                <td className="max-w-48 break-words py-2">{theirs === '' ? '–' : theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
