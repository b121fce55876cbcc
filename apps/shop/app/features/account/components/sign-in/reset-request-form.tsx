import { useEffect, useId, useState } from 'react';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { SubmitButton } from '#app/ui/buttons/submit-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { resetRequestSchema } from '../../account-forms.schema.ts';
import { showResetRequested } from '../../show-reset-requested.ts';
import { loadAccountApi, useAuthAction } from '../../use-auth-action.ts';
import { FormNotice } from './form-notice.tsx';

interface ResetRequestFormProps {
  /** Prefilled with the address typed in the login. */
  email?: string;
  onBack: () => void;
}

/** Requests a password reset mail. */
export function ResetRequestForm({ email: typed, onBack }: ResetRequestFormProps) {
  const env = usePublicEnv();
  const labelId = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm(resetRequestSchema, { defaultValues: { email: typed } });
  const action = useAuthAction('reset');
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = form.handleSubmit(async ({ email }) => {
    if (!(await action.run(({ requestReset }) => requestReset(env, email)))) return;
    showResetRequested();
    setSentTo(email);
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
      <div className="space-y-2">
        <h2 id={labelId} className="text-2xl">
          Passwort vergessen
        </h2>
        <p className="text-ink-soft">Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort vergeben.</p>
      </div>
      <TextField {...fieldProps(form, 'email')} label="E-Mail" type="email" autoComplete="username" />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <div role="status" className="empty:hidden">
        {sentTo !== null &&
          `Wenn es zu ${sentTo} ein Konto gibt, ist die Nachricht unterwegs. Der Link darin gilt eine Stunde.`}
      </div>
      <SubmitButton isBusy={form.formState.isSubmitting} isBlocked={action.waitSeconds > 0}>
        Link anfordern
      </SubmitButton>
      <Button variant="quiet" onClick={onBack}>
        Zurück zum Login
      </Button>
    </form>
  );
}
