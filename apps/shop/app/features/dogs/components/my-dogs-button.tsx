import { PawPrint } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

// Most visitors configure for a dog the shop does not know yet: they do without its script.
const DogDialog = lazy(async () => ({ default: (await import('./dog-dialog.tsx')).DogDialog }));

/** Opens the known dogs. Stands within a configurator, whose fields they fill. */
export function MyDogsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)} className="mb-3">
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
