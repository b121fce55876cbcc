import { Form, useNavigation } from 'react-router';
import { useCheckedForm } from '#app/lib/forms/use-checked-form.ts';
import { useReplyCount } from '#app/lib/forms/use-reply-count.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/states/notice.tsx';
import type { WithdrawalReply } from '../handle-withdrawal-form.ts';
import { checkWithdrawal, readWithdrawalForm, type WithdrawalIssues } from '../withdrawal-form.ts';

interface WithdrawalFormProps {
  reply: Exclude<WithdrawalReply, { kind: 'received' }> | undefined;
}

/** Form with name, order number, e-mail and an optional message. Its only button confirms the withdrawal. */
export function WithdrawalForm({ reply }: WithdrawalFormProps) {
  const { issues, formProps } = useCheckedForm<WithdrawalIssues>(
    { issues: reply?.kind === 'issues' ? reply.issues : {}, wasSent: reply !== undefined },
    (entries) => {
      const checked = checkWithdrawal(readWithdrawalForm(entries));
      return checked.ok ? {} : checked.error;
    },
  );
  const isSending = useNavigation().formMethod === 'POST';
  const attempt = useReplyCount(reply);
  const values = reply?.values;

  return (
    <Card className="p-5 sm:p-8">
      {reply?.kind === 'failed' && (
        <Notice key={attempt} tone="error" isFocusedAtFirst className="mb-6">
          {reply.message}
        </Notice>
      )}
      <Form {...formProps} method="post" className="flex flex-col gap-6">
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          maxLength={200}
          error={issues.name}
          defaultValue={values?.name}
        />
        <TextField
          name="orderNumber"
          label="Bestellnummer"
          description="Sie steht in der Bestellbestätigung, zum Beispiel PM-2026-004821."
          maxLength={100}
          error={issues.orderNumber}
          defaultValue={values?.orderNumber}
        />
        <TextField
          name="email"
          label="E-Mail"
          description="An diese Adresse senden wir die Eingangsbestätigung."
          type="email"
          autoComplete="email"
          maxLength={320}
          error={issues.email}
          defaultValue={values?.email}
        />
        <TextAreaField
          name="message"
          label="Nachricht"
          description="Zum Beispiel, welche Artikel Sie widerrufen, wenn es nicht alle sind."
          maxLength={5_000}
          rows={4}
          isOptional
          defaultValue={values?.message}
        />
        <p>Hiermit widerrufe ich den Vertrag über die oben genannte Bestellung.</p>
        <Button type="submit" size="large" isBusy={isSending} className="self-start max-sm:w-full">
          Widerruf bestätigen
        </Button>
      </Form>
    </Card>
  );
}
