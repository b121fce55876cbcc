import { Suspense, startTransition, useState } from 'react';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { Button } from '#app/ui/buttons/button.tsx';

const loadDialog = () => import('./clear-cart-dialog.tsx');
// Rarely used, so its script is loaded on hover or focus.
const ClearCartDialog = lazyPart(async () => (await loadDialog()).ClearCartDialog);

/** Clears the cart after a confirmation. */
export function ClearCartButton({ pieces, onClear }: { pieces: number; onClear: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDialogLoaded, setIsDialogLoaded] = useState(false);
  const openDialog = () =>
    startTransition(() => {
      setIsDialogLoaded(true);
      setIsOpen(true);
    });
  return (
    <>
      <Button
        variant="quiet"
        className="-mx-4"
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={openDialog}
      >
        Warenkorb leeren
      </Button>
      {isDialogLoaded && (
        <Suspense>
          <ClearCartDialog pieces={pieces} isOpen={isOpen} onOpenChange={setIsOpen} onClear={onClear} />
        </Suspense>
      )}
    </>
  );
}
