import { useState } from 'react';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { refreshSession, signOut } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { authenticatorCodeSchema, recoveryCodeSchema } from '../account-forms.schema.ts';
import { useAuthAction } from '../use-auth-action.ts';
import { FormNotice } from './form-notice.tsx';

/** Asks an admin for the code of the app, or for a recovery code. The page sees the session change. */
export function SecondFactorForm() {
  const env = usePublicEnv();
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <div className="grid gap-5">
      {isRecovery ? <RecoveryForm /> : <CodeForm />}
      <div className="flex flex-wrap gap-3 border-line border-t pt-5">
        <Button variant="secondary" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? 'Code aus der App eingeben' : 'Wiederherstellungscode verwenden'}
        </Button>
        <Button variant="quiet" onClick={() => void signOut(env)}>
          Abmelden
        </Button>
      </div>
    </div>
  );
}

function CodeForm() {
  const env = usePublicEnv();
  const form = useZodForm(authenticatorCodeSchema, { defaultValues: {} });
  const action = useAuthAction('secondFactor');
  const submit = form.handleSubmit(async ({ code }) => {
    const isRight = await action.run(async () => (await import('../api/second-factor-api.ts')).giveCode(env, code));
    if (!isRight) {
      form.setFocus('code', { shouldSelect: true });
      return;
    }
    await refreshSession(env);
    showToast({ title: 'Sie sind angemeldet', id: 'auth' });
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-label="Zweiter Schritt" className="grid gap-5">
      <p>Bitte geben Sie den Code ein, den Ihre Authenticator-App gerade zeigt.</p>
      <TextField
        {...fieldProps(form, 'code')}
        label="Code aus der App"
        description="6 Ziffern"
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <SubmitButton isBusy={form.formState.isSubmitting} isBlocked={action.waitSeconds > 0}>
        Bestätigen
      </SubmitButton>
    </form>
  );
}

function RecoveryForm() {
  const env = usePublicEnv();
  const form = useZodForm(recoveryCodeSchema, { defaultValues: {} });
  const action = useAuthAction('secondFactor');
  const submit = form.handleSubmit(async ({ code }) => {
    const isRight = await action.run(async () =>
      (await import('../api/second-factor-api.ts')).giveRecoveryCode(env, code),
    );
    if (!isRight) {
      form.setFocus('code', { shouldSelect: true });
      return;
    }
    await refreshSession(env);
    showToast({
      title: 'Die Anmeldung in zwei Schritten ist abgeschaltet',
      description: 'Bitte richten Sie sie im Profil neu ein.',
      id: 'auth',
    });
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-label="Wiederherstellung" className="grid gap-5">
      <p>
        Jeder Code gilt einmal und schaltet die Anmeldung in zwei Schritten ab. Richten Sie sie danach bitte neu ein.
      </p>
      <TextField
        {...fieldProps(form, 'code')}
        label="Wiederherstellungscode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <SubmitButton isBusy={form.formState.isSubmitting} isBlocked={action.waitSeconds > 0}>
        Bestätigen
      </SubmitButton>
    </form>
  );
}
