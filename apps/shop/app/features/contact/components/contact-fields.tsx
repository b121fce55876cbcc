import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { ContactIssues, ContactRequest } from '../contact-form.ts';

/** What each part of the form is given: issues of the last check, and what the server sent back. */
export interface FieldsProps {
  issues: ContactIssues;
  values: ContactRequest | undefined;
}

/** What a message asks for beside the person. */
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
