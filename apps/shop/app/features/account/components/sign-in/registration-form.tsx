import { MailCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showToast } from '#app/lib/toasts.ts';
import { SubmitButton } from '#app/ui/buttons/submit-button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { registrationSchema } from '../../account-forms.schema.ts';
import { loadAccountApi, useAuthAction } from '../../use-auth-action.ts';
import { FormNotice } from './form-notice.tsx';
import { StrengthHint } from './strength-hint.tsx';

const labels = { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail', password: 'Passwort' } as const;

/** The state of a registration form, which outlives the form while another tab is open. */
export function useRegistrationForm() {
  return useZodForm(registrationSchema, { defaultValues: {} });
}

interface RegistrationFormProps {
  form: ReturnType<typeof useRegistrationForm>;
  /** Called once the mail with the link is sent; the form is then replaced by a note. */
  onSent: () => void;
}

/** Creates an account, which must be confirmed by the link in the e-mail. */
export function RegistrationForm({ form, onSent }: RegistrationFormProps) {
  const env = usePublicEnv();
  const labelId = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const action = useAuthAction('registration');
  const submit = form.handleSubmit(async (account) => {
    if (!(await action.run(({ register }) => register(env, account)))) return;
    showToast({
      title: 'Registration successful',
      description: 'Please check your email to verify your account',
      id: 'auth',
    });
    setSentTo(account.email);
    onSent();
  });
  if (sentTo !== null) return <MailSent email={sentTo} />;
  return (
    <form
      method="post"
      onSubmit={submit}
      onFocus={loadAccountApi}
      noValidate
      aria-labelledby={labelId}
      className="grid gap-5 sm:grid-cols-2 sm:*:col-span-2"
    >
      <h2 id={labelId} className="sr-only">
        Registrieren
      </h2>
      <FormErrors form={form} labels={labels} />
      <TextField
        {...fieldProps(form, 'firstName')}
        label={labels.firstName}
        autoComplete="given-name"
        className="sm:col-span-1!"
      />
      <TextField
        {...fieldProps(form, 'lastName')}
        label={labels.lastName}
        autoComplete="family-name"
        className="sm:col-span-1!"
      />
      <TextField {...fieldProps(form, 'email')} label={labels.email} type="email" autoComplete="username" />
      <PasswordField
        {...fieldProps(form, 'password')}
        label={labels.password}
        description="Mindestens 6 Zeichen"
        autoComplete="new-password"
      />
      <StrengthHint password={form.watch('password') ?? ''} />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <SubmitButton isBusy={form.formState.isSubmitting} isBlocked={action.waitSeconds > 0}>
        Registrieren
      </SubmitButton>
    </form>
  );
}

function MailSent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <MailCheck aria-hidden className="size-8 text-forest" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Fast geschafft
      </h2>
      <p>
        Wir haben eine Nachricht an <strong className="break-all">{email}</strong> geschickt. Bitte öffnen Sie den Link
        darin, dann ist Ihr Konto bereit.
      </p>
      <p className="text-ink-soft text-sm">
        Nichts angekommen? Bitte sehen Sie auch im Spam-Ordner nach. Wenn Sie schon ein Konto haben, melden Sie sich
        einfach an oder vergeben Sie ein neues Passwort.
      </p>
    </div>
  );
}
