import { use, useId } from 'react';
import { Link } from 'react-router';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { hasSessionCookie } from '#app/lib/session/has-session-cookie.ts';
import { sessionStore } from '#app/lib/session/session.ts';
import { refreshSession } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { SubmitButton } from '#app/ui/buttons/submit-button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { PageLanguageMode } from '#app/ui/page/page-wording.ts';
import { loginSchemas } from '../../account-forms.schema.ts';
import { useSignInTexts } from '../../texts/sign-in-texts.ts';
import { loadAccountApi, useAuthAction } from '../../use-auth-action.ts';
import { FormNotice } from './form-notice.tsx';

/**
 * The state of a login form, which outlives the form while another tab is open.
 * @param email prefilled for a user whose session has just ended
 */
export function useLoginForm(email?: string) {
  const language = use(PageLanguage);
  return useZodForm(loginSchemas[language], { defaultValues: email === undefined ? {} : { email } });
}

interface LoginFormProps {
  form: ReturnType<typeof useLoginForm>;
  /** Path of the password reset form. Without it the link is not shown. */
  forgottenPath?: string;
}

/** E-mail and password. After the login the page reacts to the changed session. */
export function LoginForm({ form, forgottenPath }: LoginFormProps) {
  const env = usePublicEnv();
  const labelId = useId();
  const language = use(PageLanguage);
  const isLanguageChosen = use(PageLanguageMode) !== 'prescribed';
  const texts = useSignInTexts();
  const action = useAuthAction('login');
  const submit = form.handleSubmit(async (credentials) => {
    if (!(await action.run(({ logIn }) => logIn(env, credentials)))) {
      form.setFocus('password');
      return;
    }
    await refreshSession(env);
    // Checks the cookie instead of the session state, which also lacks a user if the connection was lost. The toast
    // replaces one of an earlier failure.
    const { session } = sessionStore.getState();
    if (session.status === 'signedIn' && session.awaitsSecondFactor) return;
    if (hasSessionCookie(document.cookie)) {
      showToast({ title: texts.isLoggedIn, id: 'auth', lang: language });
    } else {
      showErrorToast({
        title: isLanguageChosen ? texts.failed.login : 'Login failed',
        description: texts.noCookies,
        id: 'auth',
        lang: language,
      });
    }
  });
  return (
    <form
      method="post"
      onSubmit={submit}
      onFocus={loadAccountApi}
      noValidate
      aria-labelledby={labelId}
      className="grid gap-5"
    >
      <h2 id={labelId} className="sr-only">
        {texts.login}
      </h2>
      <FormErrors form={form} labels={{ email: texts.email, password: texts.password }} heading={texts.correctFields} />
      <TextField {...fieldProps(form, 'email')} label={texts.email} type="email" autoComplete="username" />
      <div className="grid gap-1.5">
        <PasswordField {...fieldProps(form, 'password')} label={texts.password} autoComplete="current-password" />
        {forgottenPath !== undefined && (
          <Link
            to={forgottenPath}
            preventScrollReset
            className="inline-flex min-h-11 items-center justify-self-start font-medium text-forest underline underline-offset-4 hover:text-forest-strong"
          >
            {texts.forgotten}
          </Link>
        )}
      </div>
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <SubmitButton isBusy={form.formState.isSubmitting} isBlocked={action.waitSeconds > 0}>
        {texts.logIn}
      </SubmitButton>
    </form>
  );
}
