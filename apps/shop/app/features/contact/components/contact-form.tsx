import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ShopTerms } from 'shop-backend/legal';
import { useCheckedForm } from '#app/lib/forms/use-checked-form.ts';
import { useReplyCount } from '#app/lib/forms/use-reply-count.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { Notice } from '#app/ui/states/notice.tsx';
import {
  type ContactIssues,
  type ContactRequest,
  type ContactType,
  checkContactRequest,
  ownFields,
  readContactEntries,
  readContactForm,
} from '../contact-form.ts';
import type { ContactReply } from '../contact-reply.ts';
import { honeypotName } from '../handle-contact-form.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContactTypeToggle } from './contact-type-toggle.tsx';
import { PersonFields } from './person-fields.tsx';
import { PrivacyField } from './privacy-field.tsx';
import { SentNotice } from './sent-notice.tsx';

interface ContactFormProps {
  appointmentSlots: ShopTerms['appointmentSlots'];
  openingHours: string;
  today: string;
  /** The kind of request shown first. */
  firstType?: ContactType;
  reply: ContactReply | undefined;
}

/** The contact form. Each success resets it, except for the type of request; a failure keeps the entries. */
export function ContactForm(props: ContactFormProps) {
  const [sent, setSent] = useState({ reply: props.reply, count: 0 });
  if (props.reply !== sent.reply) {
    setSent({ reply: props.reply, count: props.reply?.kind === 'sent' ? sent.count + 1 : sent.count });
  }
  return <ContactFormBody key={sent.count} {...props} />;
}

function ContactFormBody({ appointmentSlots, openingHours, today, firstType = 'contact', reply }: ContactFormProps) {
  const returned = reply === undefined || reply.kind === 'sent' ? undefined : reply.values;
  // The types have different fields, so switching keeps the entries for those that appear.
  const [switched, setSwitched] = useState<ContactRequest>();
  const values = switched ?? returned;
  const type = values?.type ?? (reply?.kind === 'sent' ? reply.request.type : firstType);
  const { issues, formProps, resetIssues } = useCheckedForm<ContactIssues>(
    { issues: reply?.kind === 'issues' ? reply.issues : {}, wasSent: returned !== undefined },
    (entries) => {
      const checked = checkContactRequest(readContactForm(entries), today);
      return checked.ok ? {} : checked.error;
    },
  );
  const isSending = useNavigation().formMethod === 'POST';

  const attempt = useReplyCount(reply);
  const fields = { issues, values };

  return (
    <Card className="p-5 sm:p-8">
      {reply?.kind === 'sent' && <SentNotice request={reply.request} />}
      {reply?.kind === 'failed' && (
        <Notice key={attempt} tone="error" isFocusedAtFirst className="mb-6">
          {reply.message}
        </Notice>
      )}
      <Form {...formProps} method="post" preventScrollReset className="flex flex-col gap-6">
        <ContactTypeToggle
          type={type}
          onChange={(next) => {
            const entries = readContactEntries(new FormData(formProps.ref.current ?? undefined));
            setSwitched({ ...entries, type: next });
            resetIssues({});
          }}
        />
        <PersonFields issues={issues} values={returned} />
        {type === 'contact' ? (
          <ContactFields {...fields} />
        ) : (
          <AppointmentFields
            {...fields}
            appointmentSlots={appointmentSlots}
            openingHours={openingHours}
            today={today}
          />
        )}
        {ownFields[type === 'contact' ? 'appointment' : 'contact'].map((name) => (
          <input key={name} type="hidden" name={name} value={values?.[name] ?? ''} />
        ))}
        <p hidden>
          <label>
            Dieses Feld bitte leer lassen
            <input name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <PrivacyField error={issues.privacyAccepted} isCheckedAtFirst={returned?.privacyAccepted} />
        <Button type="submit" size="large" isBusy={isSending} className="self-start max-sm:w-full">
          {type === 'contact' ? 'Nachricht senden' : 'Termin anfragen'}
        </Button>
      </Form>
    </Card>
  );
}
