import { useState } from 'react';
import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { signOut } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { SaveFailure } from '#app/ui/states/save-failure.tsx';
import { deleteAccountSchema } from '../../account-forms.schema.ts';
import { useAuthAction } from '../../use-auth-action.ts';
import { AccountName } from '../sign-in/account-name.tsx';
import { FormNotice } from '../sign-in/form-notice.tsx';

const failed = 'Das Konto konnte nicht gelöscht werden';

/** Deletes the account. The dialog lists the data deleted and kept, and requires the password. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="destructive" onClick={() => setIsOpen(true)}>
        Konto löschen
      </Button>
      <Dialog title="Konto löschen" isOpen={isOpen} onOpenChange={setIsOpen}>
        <DeleteAccountForm email={email} onKeep={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function DeleteAccountForm({ email, onKeep }: { email: string; onKeep: () => void }) {
  const env = usePublicEnv();
  const form = useZodForm(deleteAccountSchema, { defaultValues: {} });
  const action = useAuthAction('deletion');
  const [failure, setFailure] = useState<string | null>(null);
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    // The database requires a recent proof of the password. A new sign-in would lose the session's second factor.
    const isCorrect = await action.run(async () =>
      (await import('../../api/second-factor-api.ts')).confirmPassword(env, password),
    );
    if (!isCorrect) {
      form.setFocus('password');
      return;
    }
    try {
      const { deleteAccount } = await import('../../api/account-data.ts');
      await deleteAccount(env);
    } catch (error) {
      console.error(failed, error);
      const isLastAdmin = parseDatabaseFailure(error)?.message === 'last_admin';
      const advice = isLastAdmin
        ? 'Sie sind die letzte Person in der Administration. Geben Sie die Rolle zuerst weiter.'
        : 'Ihr Konto besteht weiter. Bitte versuchen Sie es noch einmal.';
      setFailure(advice);
      showErrorToast({ title: failed, id: 'account' });
      return;
    }
    await signOut(env);
    showToast({ title: 'Ihr Konto ist gelöscht', id: 'auth' });
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <div className="space-y-3">
        <p>Das lässt sich nicht rückgängig machen.</p>
        <p>
          <strong>Sofort gelöscht</strong> werden Ihr Profil, Ihre Adressen, Ihre Hunde und der Zugang.
        </p>
        <p>
          <strong>Behalten müssen wir</strong> Bestellungen, acht Jahre lang als Beleg, ohne Verbindung zu einem Konto.
          E-Mail und Telefon löschen wir darin, sobald sie verschickt sind; danach alles, was Sie nennt.
        </p>
      </div>
      <AccountName email={email} />
      <PasswordField {...fieldProps(form, 'password')} label="Ihr Passwort" autoComplete="current-password" />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      {failure !== null && <SaveFailure title="Nicht gelöscht" text={failure} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onKeep}>
          Konto behalten
        </Button>
        <Button
          type="submit"
          variant="destructive"
          isBusy={form.formState.isSubmitting}
          disabled={action.waitSeconds > 0}
        >
          Endgültig löschen
        </Button>
      </div>
    </form>
  );
}
