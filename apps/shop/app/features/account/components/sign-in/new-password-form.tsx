import { fieldProps } from '#app/lib/forms/field-props.ts';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showToast } from '#app/lib/toasts.ts';
import { SubmitButton } from '#app/ui/buttons/submit-button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { resetPasswordSchema } from '../../account-forms.schema.ts';
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
  const submit = form.handleSubmit(async ({ password }) => {
    if (!(await action.run(({ setPassword }) => setPassword(env, password)))) return;
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
      <SubmitButton isBusy={form.formState.isSubmitting} isBlocked={action.waitSeconds > 0}>
        Passwort ändern
      </SubmitButton>
    </form>
  );
}
