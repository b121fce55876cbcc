import { fieldProps } from '#app/lib/forms/field-props.ts';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { refreshSession } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showToast } from '#app/lib/toasts.ts';
import { SubmitButton } from '#app/ui/buttons/submit-button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { changePasswordSchema } from '../../account-forms.schema.ts';
import type { AuthFailure } from '../../api/auth-failure.ts';
import { loadAccountApi, useAuthAction } from '../../use-auth-action.ts';
import { AccountName } from '../sign-in/account-name.tsx';
import { FormNotice } from '../sign-in/form-notice.tsx';
import { StrengthHint } from '../sign-in/strength-hint.tsx';

const labels = {
  currentPassword: 'Aktuelles Passwort',
  password: 'Neues Passwort',
  confirmation: 'Neues Passwort bestätigen',
} as const;

/** Changes the password. Requires the current one and signs out other devices. */
export function ChangePasswordForm({ email }: { email: string }) {
  const env = usePublicEnv();
  const form = useZodForm(changePasswordSchema, { defaultValues: {} });
  const action = useAuthAction('passwordChange');
  // The text for a failed login would also blame the e-mail, which is not asked for here.
  const showWrongPassword = ({ code }: AuthFailure) => {
    if (code !== 'invalid_credentials') return false;
    form.setError('currentPassword', { message: 'Bitte prüfen Sie das aktuelle Passwort' }, { shouldFocus: true });
    return true;
  };
  const submit = form.handleSubmit(async ({ currentPassword, password }) => {
    const isKnown = await action.run(
      ({ checkPassword }) => checkPassword(env, email, currentPassword),
      showWrongPassword,
    );
    if (!isKnown) return;
    const isChanged = await action.run(async ({ setPassword }) => {
      const result = await setPassword(env, password, { email, password: currentPassword });
      // The session is new and lacks the second factor. The page asks for the code and keeps the entries.
      if (!result.ok && result.error.code === 'insufficient_aal') await refreshSession(env);
      return result;
    });
    if (!isChanged) return;
    showToast({ title: 'Password updated successfully', description: 'Your password has been changed', id: 'auth' });
    form.reset({ currentPassword: '', password: '', confirmation: '' });
  });
  return (
    <form
      method="post"
      onSubmit={submit}
      onFocus={loadAccountApi}
      noValidate
      aria-labelledby="change-password"
      className="grid max-w-md gap-5"
    >
      <FormErrors form={form} labels={labels} />
      <AccountName email={email} />
      <PasswordField
        {...fieldProps(form, 'currentPassword')}
        label={labels.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...fieldProps(form, 'password')}
        label={labels.password}
        description="Mindestens 6 Zeichen"
        autoComplete="new-password"
      />
      <StrengthHint password={form.watch('password') ?? ''} />
      <PasswordField {...fieldProps(form, 'confirmation')} label={labels.confirmation} autoComplete="new-password" />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <div className="justify-self-start">
        <SubmitButton isBusy={form.formState.isSubmitting} isBlocked={action.waitSeconds > 0}>
          Passwort ändern
        </SubmitButton>
      </div>
    </form>
  );
}
