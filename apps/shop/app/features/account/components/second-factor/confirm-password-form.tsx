import { use } from 'react';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { confirmPasswordSchemas } from '../../account-forms.schema.ts';
import { useSignInTexts } from '../../texts/sign-in-texts.ts';
import { useAuthAction } from '../../use-auth-action.ts';
import { FormNotice } from '../sign-in/form-notice.tsx';

interface ConfirmPasswordFormProps {
  onConfirmed: () => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password before the second factor changes. */
export function ConfirmPasswordForm({ onConfirmed, onCancel }: ConfirmPasswordFormProps) {
  const env = usePublicEnv();
  const texts = useSignInTexts();
  const form = useZodForm(confirmPasswordSchemas[use(PageLanguage)], { defaultValues: {} });
  const action = useAuthAction('secondFactor');
  const submit = form.handleSubmit(async ({ password }) => {
    const isCorrect = await action.run(async () =>
      (await import('../../api/second-factor-api.ts')).confirmPassword(env, password),
    );
    if (isCorrect) await onConfirmed();
    else form.setFocus('password');
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-label={texts.confirmPassword} className="grid max-w-md gap-5">
      <PasswordField {...fieldProps(form, 'password')} label={texts.yourPassword} autoComplete="current-password" />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.formState.isSubmitting} disabled={action.waitSeconds > 0}>
          {texts.next}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
