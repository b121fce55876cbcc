import { use, useState } from 'react';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { refreshSession, signOut } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SubmitButton } from '#app/ui/buttons/submit-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { authenticatorCodeSchemas, recoveryCodeSchemas } from '../../account-forms.schema.ts';
import { useSignInTexts } from '../../texts/sign-in-texts.ts';
import { useAuthAction } from '../../use-auth-action.ts';
import { FormNotice } from '../sign-in/form-notice.tsx';

/** Asks an admin for the code of the app or a recovery code. The page reacts to the changed session. */
export function SecondFactorForm() {
  const env = usePublicEnv();
  const texts = useSignInTexts();
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <div className="grid gap-5">
      {isRecovery ? <RecoveryForm /> : <CodeForm />}
      <div className="flex flex-wrap gap-3 border-line border-t pt-5">
        <Button variant="secondary" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? texts.useCode : texts.useRecoveryCode}
        </Button>
        <Button variant="quiet" onClick={() => void signOut(env)}>
          {texts.signOut}
        </Button>
      </div>
    </div>
  );
}

function CodeForm() {
  const env = usePublicEnv();
  const language = use(PageLanguage);
  const texts = useSignInTexts();
  const form = useZodForm(authenticatorCodeSchemas[language], { defaultValues: {} });
  const action = useAuthAction('secondFactor');
  const submit = form.handleSubmit(async ({ code }) => {
    const isCorrect = await action.run(async () =>
      (await import('../../api/second-factor-api.ts')).submitCode(env, code),
    );
    if (!isCorrect) {
      form.setFocus('code', { shouldSelect: true });
      return;
    }
    await refreshSession(env);
    showToast({ title: texts.isLoggedIn, id: 'auth', lang: language });
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-label={texts.secondStep} className="grid gap-5">
      <p>{texts.enterCode}</p>
      <TextField
        {...fieldProps(form, 'code')}
        label={texts.code}
        description={texts.sixDigits}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <SubmitButton isBusy={form.formState.isSubmitting} isBlocked={action.waitSeconds > 0}>
        {texts.confirm}
      </SubmitButton>
    </form>
  );
}

function RecoveryForm() {
  const env = usePublicEnv();
  const language = use(PageLanguage);
  const texts = useSignInTexts();
  const form = useZodForm(recoveryCodeSchemas[language], { defaultValues: {} });
  const action = useAuthAction('secondFactor');
  const submit = form.handleSubmit(async ({ code }) => {
    const isCorrect = await action.run(async () =>
      (await import('../../api/second-factor-api.ts')).submitRecoveryCode(env, code),
    );
    if (!isCorrect) {
      form.setFocus('code', { shouldSelect: true });
      return;
    }
    await refreshSession(env);
    showToast({ title: texts.isOff, description: texts.setUpAgain, id: 'auth', lang: language });
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-label={texts.recovery} className="grid gap-5">
      <p>{texts.recoveryHint}</p>
      <TextField
        {...fieldProps(form, 'code')}
        label={texts.recoveryCode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <SubmitButton isBusy={form.formState.isSubmitting} isBlocked={action.waitSeconds > 0}>
        {texts.confirm}
      </SubmitButton>
    </form>
  );
}
