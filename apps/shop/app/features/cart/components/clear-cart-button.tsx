import { AlertDialog } from '@base-ui/react/alert-dialog';
import { buttonStyle } from '../../../ui/button-style.ts';

/** Empties the cart after a question that names what is lost. */
export function ClearCartButton({ pieces, onClear }: { pieces: number; onClear: () => void }) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className={buttonStyle('quiet')}>Warenkorb leeren</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-ink/40" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-card border border-line bg-surface p-6 shadow-float">
          <AlertDialog.Title className="text-xl">Warenkorb leeren?</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">
            {pieces === 1 ? 'Ein Artikel wird' : `${pieces} Artikel werden`} mit allen Angaben zur Anfertigung entfernt.
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close className={buttonStyle('secondary')}>Abbrechen</AlertDialog.Close>
            <AlertDialog.Close className={buttonStyle('destructive')} onClick={onClear}>
              Alles entfernen
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
