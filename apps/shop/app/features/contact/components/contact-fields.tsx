import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { ContactIssues, ContactRequest } from '../contact-form.ts';

/** Props of each part of the form: issues of the last validation, and values returned by the server. */
export interface FieldsProps {
  issues: ContactIssues;
  values: ContactRequest | undefined;
}

/** Fields of a message in addition to those of the person. */
export function ContactFields({ issues, values }: FieldsProps) {
  return (
    <>
      <TextField name="subject" label="Betreff" maxLength={200} error={issues.subject} defaultValue={values?.subject} />
      <TextAreaField
        name="message"
        label="Nachricht"
        maxLength={5_000}
        error={issues.message}
        defaultValue={values?.message}
      />
    </>
  );
}
