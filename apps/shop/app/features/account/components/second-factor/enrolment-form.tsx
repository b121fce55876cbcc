import { use } from 'react';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { QrCode } from '#app/ui/content/qr-code.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { authenticatorCodeSchemas } from '../../account-forms.schema.ts';
import type { Enrolment } from '../../api/second-factor-api.ts';
import { useSignInTexts } from '../../texts/sign-in-texts.ts';
import { useAuthAction } from '../../use-auth-action.ts';
import { FormNotice } from '../sign-in/form-notice.tsx';

interface EnrolmentFormProps {
  enrolment: Enrolment;
  /** Called after the app was set up; the recovery codes are shown next. */
  onVerified: () => Promise<unknown>;
}

/** Shows the secret as QR code and as text, and asks for the first code of the app. */
export function EnrolmentForm({ enrolment, onVerified }: EnrolmentFormProps) {
  const env = usePublicEnv();
  const texts = useSignInTexts();
  const form = useZodForm(authenticatorCodeSchemas[use(PageLanguage)], { defaultValues: {} });
  const action = useAuthAction('secondFactor');
  const submit = form.handleSubmit(async ({ code }) => {
    const isCorrect = await action.run(async () =>
      (await import('../../api/second-factor-api.ts')).submitCode(env, code, enrolment.factorId),
    );
    if (isCorrect) await onVerified();
    else form.setFocus('code', { shouldSelect: true });
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-label={texts.setUpApp} className="grid max-w-md gap-5">
      <p>{texts.scan}</p>
      <QrCode text={enrolment.uri} label={texts.qrCode} className="size-48" />
      <dl>
        <dt className="font-semibold">{texts.secret}</dt>
        <dd>
          <code className="break-words">{enrolment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </dd>
      </dl>
      <TextField
        {...fieldProps(form, 'code')}
        label={texts.code}
        description={texts.sixDigits}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <FormNotice failure={action.failure} waitSeconds={action.waitSeconds} />
      <div>
        <Button type="submit" isBusy={form.formState.isSubmitting} disabled={action.waitSeconds > 0}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  );
}
