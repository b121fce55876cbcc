import { useConfigurator } from 'configurator-react';
import { useState } from 'react';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SubmitButton } from '#app/ui/buttons/submit-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { SaveFailure } from '#app/ui/states/save-failure.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import { dogNameSchema } from '../dog.schema.ts';
import { answersFrom, type Dog, isOutdated } from '../dog.ts';
import { useDogs } from '../use-dogs.ts';
import { DogItem } from './dog-item.tsx';
import { DogsFailure } from './dogs-failure.tsx';

const failed = { title: 'Merken nicht möglich', description: 'Bitte versuchen Sie es noch einmal.' } as const;

/** Dialog that fills a saved dog into the surrounding configurator, or saves the dog entered there. */
export function DogDialog({ onClose }: { onClose: () => void }) {
  const { configurator, readValues, change } = useConfigurator();
  const { dogs, hasFailed: isListMissing, isLoading, isGuest, load, save } = useDogs();
  const form = useZodForm(dogNameSchema, { defaultValues: { name: '' } });
  const [hasFailed, setHasFailed] = useState(false);
  const typed = answersFrom(readValues());
  const typedCount = Object.keys(typed).length;
  const hasTyped = typedCount > 0;

  const fill = (dog: Dog) => {
    for (const [name, value] of Object.entries(dog.answers)) if (configurator.fields.has(name)) change(name, value);
    if (configurator.fields.has('dogName')) change('dogName', dog.name);
    showToast({
      title: `Angaben von ${dog.name} übernommen`,
      description: isOutdated(dog, new Date())
        ? 'Die Maße sind über sechs Monate alt. Bitte messen Sie nach.'
        : undefined,
      id: 'dogs',
    });
    onClose();
  };
  const submit = form.handleSubmit(async ({ name }) => {
    setHasFailed(false);
    try {
      await save(name, typed);
      showToast({ title: `${name} gemerkt`, id: 'dogs' });
      onClose();
    } catch (error) {
      console.error('The dog could not be saved', error);
      setHasFailed(true);
      showErrorToast({ ...failed, id: 'dogs' });
    }
  });

  return (
    <Dialog title="Meine Hunde" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {dogs === null && <Spinner label="Ihre Hunde werden geladen" />}
      {isListMissing && <DogsFailure onRetry={load} isRetrying={isLoading} />}
      {dogs !== null && dogs.length > 0 && (
        <ul className="mb-6 grid gap-3">
          {dogs.map((dog) => (
            <DogItem
              key={dog.id}
              dog={dog}
              actions={
                <Button variant="quiet" aria-label={`Angaben von ${dog.name} übernehmen`} onClick={() => fill(dog)}>
                  Übernehmen
                </Button>
              }
            />
          ))}
        </ul>
      )}
      {dogs !== null && (
        <form method="post" onSubmit={submit} noValidate className="grid gap-4">
          <h3 className="text-lg">Diesen Hund merken</h3>
          <p className="text-ink-soft text-sm">{`${
            hasTyped
              ? `Gemerkt wird, was Sie schon über den Hund angegeben haben: ${typedCount} ${typedCount === 1 ? 'Angabe' : 'Angaben'}.`
              : 'Geben Sie zuerst etwas über Ihren Hund an, zum Beispiel das Gewicht.'
          }${isGuest ? ' Ohne Konto merkt sich dieser Browser einen Hund.' : ''}`}</p>
          {hasTyped && (
            <>
              <TextField {...fieldProps(form, 'name')} label="Name des Hundes" autoComplete="off" />
              {hasFailed && <SaveFailure title={failed.title} text={failed.description} />}
              <SubmitButton isBusy={form.formState.isSubmitting}>Merken</SubmitButton>
            </>
          )}
        </form>
      )}
    </Dialog>
  );
}
