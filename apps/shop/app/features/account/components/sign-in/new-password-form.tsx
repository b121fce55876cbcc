import { useState } from 'react';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SubmitButton } from '#app/ui/buttons/submit-button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { resetPasswordSchema } from '../../account-forms.schema.ts';
import { showResetRequested } from '../../show-reset-requested.ts';
import { loadAccountApi, useAuthAction } from '../../use-auth-action.ts';
import { AccountName } from './account-name.tsx';
import { FormNotice } from './form-notice.tsx';
import { StrengthHint } from './strength-hint.tsx';

interface NewPasswordFormProps {
  email: string;
  onChanged: () => void;
}

/** Form for a new password, opened from the link in a mail. */
export function NewPasswordForm({ email, onChanged }: NewPasswordFormProps) {
  const env = usePublicEnv();
  const form = useZodForm(resetPasswordSchema, { defaultValues: {} });
  const action = useAuthAction('newPassword');
  const [needsLink, setNeedsLink] = useState(false);
  const submit = form.handleSubmit(async ({ password }) => {
    setNeedsLink(false);
    const isChanged = await action.run(async ({ setPassword }) => {
      const result = await setPassword(env, password);
      // The page was opened without a mail link, in a session older than a day.
      setNeedsLink(!result.ok && result.error.code === 'reauthentication_needed');
      return result;
    });
    if (!isChanged) return;
    showToast({ title: 'Password updated successfully', description: 'Your password has been changed', id: 'auth' });
    onChanged();
  });
  return (
    <form method="post" onSubmit={submit} onFocus={loadAccountApi} noValidate className="grid gap-5">
      <FormErrors form={form} labels={{ password: 'Neues Passwort', confirmation: 'Passwort bestätigen' }} />
      <AccountName email={email} />
      <PasswordField
        {...fieldProps(form, 'password')}
        label="Neues Passwort"
        description="Mindestens 6 Zeichen"
        autoComplete="new-password"
      />
      <StrengthHint password={form.watch('password') ?? ''} />
      <PasswordField {...fieldProps(form, 'confirmation')} label="Passwort bestätigen" autoComplete="new-password" />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      {needsLink && <LinkRequest email={email} />}
      <SubmitButton isBusy={form.formState.isSubmitting} isBlocked={action.waitSeconds > 0}>
        Passwort ändern
      </SubmitButton>
    </form>
  );
}

/** Requests the password reset mail for the signed-in user. */
function LinkRequest({ email }: { email: string }) {
  const env = usePublicEnv();
  const action = useAuthAction('reset');
  const [isBusy, setIsBusy] = useState(false);
  const request = async () => {
    setIsBusy(true);
    const isSent = await action.run(({ requestReset }) => requestReset(env, email));
    setIsBusy(false);
    if (isSent) showResetRequested();
  };
  return (
    <>
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <Button variant="secondary" isBusy={isBusy} isUnavailable={action.waitSeconds > 0} onClick={request}>
        Link anfordern
      </Button>
    </>
  );
}
