import { useState } from 'react';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { DeleteDialog } from '#app/ui/overlays/delete-dialog.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { Dog } from '../dog.ts';
import { useDogs } from '../use-dogs.ts';
import { DogItem } from './dog-item.tsx';
import { DogsFailure } from './dogs-failure.tsx';

/**
 * A customer's dogs on the profile page. Their measurements are entered in the configurator.
 * @param headingId the heading of the list, which gets the focus after a dog was deleted
 */
export function DogList({ headingId }: { headingId: string }) {
  const { dogs, hasFailed, isLoading, load, remove } = useDogs();
  const [toDelete, setToDelete] = useState<Dog | null>(null);
  const deleteDog = async (dog: Dog) => {
    try {
      await remove(dog);
    } catch (error) {
      console.error('The dog could not be deleted', error);
      showErrorToast({ title: 'Löschen nicht möglich', id: 'dogs' });
      return false;
    }
    showToast({ title: `${dog.name} gelöscht`, id: 'dogs' });
    return true;
  };
  if (dogs === null) return <Spinner label="Ihre Hunde werden geladen" />;
  return (
    <>
      {hasFailed && <DogsFailure onRetry={load} isRetrying={isLoading} />}
      {dogs.length === 0 && !hasFailed && (
        <p>Noch keiner. Im Konfigurator merken Sie sich mit „Meine Hunde“ die Maße für das nächste Mal.</p>
      )}
      {dogs.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {dogs.map((dog) => (
            <DogItem
              key={dog.id}
              dog={dog}
              actions={
                <Button
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-label={`${dog.name} löschen`}
                  onClick={() => setToDelete(dog)}
                >
                  Löschen
                </Button>
              }
            />
          ))}
        </ul>
      )}
      {toDelete !== null && (
        <DeleteDialog
          title="Hund löschen?"
          onClose={() => setToDelete(null)}
          onDelete={() => deleteDog(toDelete)}
          focusAfter={() => document.getElementById(headingId)}
        >{`${toDelete.name} wird mit allen Maßen endgültig gelöscht.`}</DeleteDialog>
      )}
    </>
  );
}
