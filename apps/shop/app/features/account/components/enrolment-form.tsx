import { fieldProps } from '#app/lib/forms/field-props.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { Button } from '#app/ui/button.tsx';
import { QrCode } from '#app/ui/qr-code.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { authenticatorCodeSchema } from '../account-forms.schema.ts';
import type { Enrolment } from '../api/second-factor-api.ts';
import { useAuthAction } from '../use-auth-action.ts';
import { FormNotice } from './form-notice.tsx';

interface EnrolmentFormProps {
  enrolment: Enrolment;
  /** The app is set up; the recovery codes come next. */
  onVerified: () => Promise<unknown>;
}

/** Shows the secret as QR code and as text, and takes the first code of the app. */
export function EnrolmentForm({ enrolment, onVerified }: EnrolmentFormProps) {
  const env = usePublicEnv();
  const form = useZodForm(authenticatorCodeSchema, { defaultValues: {} });
  const action = useAuthAction('secondFactor');
  const submit = form.handleSubmit(async ({ code }) => {
    const isRight = await action.run(async () =>
      (await import('../api/second-factor-api.ts')).giveCode(env, code, enrolment.factorId),
    );
    if (isRight) await onVerified();
    else form.setFocus('code', { shouldSelect: true });
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-label="App einrichten" className="grid max-w-md gap-5">
      <p>Scannen Sie den Code mit Ihrer Authenticator-App, oder geben Sie dort den Schlüssel ein.</p>
      <QrCode text={enrolment.uri} label="QR-Code für die Authenticator-App" className="size-48" />
      <dl>
        <dt className="font-semibold">Schlüssel</dt>
        <dd>
          <code className="break-words">{enrolment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </dd>
      </dl>
      <TextField
        {...fieldProps(form, 'code')}
        label="Code aus der App"
        description="6 Ziffern"
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <div>
        <Button type="submit" isBusy={form.formState.isSubmitting} disabled={action.waitSeconds > 0}>
          Bestätigen
        </Button>
      </div>
    </form>
  );
}
