import { PawPrint } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { Button } from '#app/ui/buttons/button.tsx';

// Most visitors configure for a dog the shop does not know yet: they do without its script.
const DogDialog = lazyPart(async () => (await import('./dog-dialog.tsx')).DogDialog);

/** Opens the known dogs. Placed in the drawing's corner, within the configurator whose fields they fill. */
export function MyDogsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setIsOpen(true)}
        className="m-3 mb-0 sm:absolute sm:top-0 sm:left-0 sm:z-10"
      >
        <PawPrint aria-hidden className="size-4" />
        Meine Hunde
      </Button>
      {isOpen && (
        <Suspense>
          <DogDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
