import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';

/** Empties the cart after a question that names what is lost. */
export function ClearCartButton({ pieces, onClear }: { pieces: number; onClear: () => void }) {
  return (
    <Dialog
      title="Warenkorb leeren?"
      trigger={<Button variant="quiet">Warenkorb leeren</Button>}
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">Abbrechen</Button>
          </DialogClose>
          <DialogClose>
            <Button variant="destructive" onClick={onClear}>
              Alles entfernen
            </Button>
          </DialogClose>
        </>
      }
    >
      {pieces === 1 ? 'Ein Artikel wird' : `${pieces} Artikel werden`} mit allen Angaben zur Anfertigung entfernt.
    </Dialog>
  );
}
