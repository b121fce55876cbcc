import { useState } from 'react';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SubmitButton } from '#app/ui/buttons/submit-button.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { SaveFailure } from '#app/ui/states/save-failure.tsx';
import { dogNameSchema } from '../dog.schema.ts';
import { type DogAnswers, describeDog } from '../dog.ts';
import { useDogs } from '../use-dogs.ts';

/** Offers to save the measurements of an order as a dog: in the account, or in this browser for a guest. */
export function RememberDog({ answers }: { answers: DogAnswers }) {
  const { isGuest, save } = useDogs();
  const form = useZodForm(dogNameSchema, { defaultValues: { name: '' } });
  const [state, setState] = useState<'offered' | 'open' | 'failed' | 'saved'>('offered');
  const [savedName, setSavedName] = useState('');
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await save(name, answers);
      setSavedName(name);
      setState('saved');
    } catch (error) {
      console.error('The dog could not be saved', error);
      setState('failed');
    }
  });
  const withoutAccount = isGuest ? ' Ohne Konto merkt sich dieser Browser einen Hund.' : '';
  return (
    <Card className="no-print mt-6 p-6">
      <h2 className="text-xl">Maße merken</h2>
      <p role="status" className="mt-1 text-ink-soft">
        <span key={state}>
          {state === 'saved'
            ? `${savedName} ist gemerkt. Beim nächsten Mal füllt „Meine Hunde“ die Maße aus.`
            : `${describeDog({ answers })}. Beim nächsten Mal müssen Sie nicht neu messen.${withoutAccount}`}
        </span>
      </p>
      {state === 'offered' && (
        <Button variant="secondary" className="mt-4" onClick={() => setState('open')}>
          Maße merken
        </Button>
      )}
      {(state === 'open' || state === 'failed') && (
        <form method="post" onSubmit={submit} noValidate className="mt-4 grid gap-4 sm:max-w-sm">
          <TextField {...fieldProps(form, 'name')} label="Name des Hundes" autoComplete="off" autoFocus />
          {state === 'failed' && (
            <SaveFailure title="Merken nicht möglich" text="Bitte versuchen Sie es noch einmal." />
          )}
          <SubmitButton isBusy={form.formState.isSubmitting}>Merken</SubmitButton>
        </form>
      )}
    </Card>
  );
}
