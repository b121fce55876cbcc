import { PawPrint } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { Button } from '#app/ui/buttons/button.tsx';

// Loaded on demand, because most visitors have no saved dog.
const DogDialog = lazyPart(async () => (await import('./dog-dialog.tsx')).DogDialog);

/** Opens the saved dogs. Must be inside the configurator that they fill. In the drawing's corner, on phones below it. */
export function MyDogsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setIsOpen(true)}
        className="my-dogs md:absolute md:top-3 md:left-3 md:z-10"
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
