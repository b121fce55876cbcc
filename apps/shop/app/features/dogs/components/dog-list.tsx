import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import { useDogs } from '../use-dogs.ts';
import { DogItem } from './dog-item.tsx';
import { DogsFailure } from './dogs-failure.tsx';

/** A customer's dogs on the profile page. Their measurements are entered in the configurator. */
export function DogList() {
  const { dogs, hasFailed, isLoading, load, remove } = useDogs();
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
                  aria-label={`${dog.name} löschen`}
                  onClick={() =>
                    remove(dog).then(
                      () => showToast({ title: `${dog.name} gelöscht`, id: 'dogs' }),
                      () => showErrorToast({ title: 'Löschen nicht möglich', id: 'dogs' }),
                    )
                  }
                >
                  Löschen
                </Button>
              }
            />
          ))}
        </ul>
      )}
    </>
  );
}
