import { Button } from '#app/ui/buttons/button.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';

interface ClearCartDialogProps {
  pieces: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onClear: () => void;
}

/** Asks for confirmation before the cart is cleared, and states what is lost. */
export function ClearCartDialog({ pieces, isOpen, onOpenChange, onClear }: ClearCartDialogProps) {
  return (
    <Dialog
      title="Warenkorb leeren?"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
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
      <span>{pieces === 1 ? 'Ein Artikel wird' : `${pieces} Artikel werden`}</span> mit allen Angaben zur Anfertigung
      entfernt.
    </Dialog>
  );
}
