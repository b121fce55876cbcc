import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { useCheckedForm } from '#app/lib/forms/use-checked-form.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/states/notice.tsx';
import type { ContactReply } from '../contact-reply.ts';
import { honeypotName } from '../handle-contact-form.ts';
import { readSampleForm, type SampleFabric, type SampleIssues, sampleFieldName } from '../sample-request.ts';
import { PrivacyField } from './privacy-field.tsx';

interface SampleRequestFormProps {
  fabrics: readonly SampleFabric[];
  /** Key of the fabric that is chosen at first. */
  first: string;
  /** Leaves the form. */
  onBack: () => void;
}

/** Requests samples of fabrics: a contact request, limited like the contact form. It orders nothing. */
export function SampleRequestForm({ fabrics, first, onBack }: SampleRequestFormProps) {
  const { submit, data: reply, state } = useFetcher<ContactReply>();
  const { issues, formProps } = useCheckedForm<SampleIssues>({ issues: {}, wasSent: false }, (entries) => {
    const read = readSampleForm(entries, fabrics);
    return read.ok ? {} : read.error;
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    formProps.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const read = readSampleForm(entries, fabrics);
    if (!read.ok) return;
    entries.set('type', read.value.type);
    entries.set('subject', read.value.subject);
    entries.set('message', read.value.message);
    // The page behind the form shows nothing that a request changes.
    void submit(entries, { method: 'post', action: paths.contact(), defaultShouldRevalidate: false });
  };

  if (reply?.kind === 'sent') {
    return (
      <div className="flex flex-col items-start gap-5">
        <Notice tone="success" isFocusedAtFirst>
          <p className="font-semibold">Die Muster sind angefragt.</p>
          <p>Ihre Anfrage ist bei uns angekommen. Bestellt haben Sie damit nichts.</p>
        </Notice>
        <Button variant="secondary" onClick={onBack}>
          Zurück zu den Stoffen
        </Button>
      </div>
    );
  }
  const shown = { ...(reply?.kind === 'issues' && reply.issues), ...issues };
  return (
    <form {...formProps} onSubmit={send} className="flex flex-col gap-5">
      {reply?.kind === 'failed' && (
        <Notice tone="error" isFocusedAtFirst>
          {reply.message}
        </Notice>
      )}
      <fieldset className="flex flex-col">
        <legend className="font-semibold">Welche Stoffe möchten Sie anfassen?</legend>
        <div className="grid sm:grid-cols-2">
          {fabrics.map(({ material, name }) => (
            <CheckboxField
              key={material}
              name={sampleFieldName(material)}
              label={name}
              isCheckedAtFirst={material === first}
            />
          ))}
        </div>
        {shown.samples !== undefined && (
          <p role="alert" className="text-clay">
            {shown.samples}
          </p>
        )}
      </fieldset>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="name" label="Name" autoComplete="name" maxLength={200} error={shown.name} />
        <TextField name="email" label="E-Mail" type="email" autoComplete="email" maxLength={320} error={shown.email} />
      </div>
      <TextAreaField
        name="address"
        label="Anschrift"
        description="Straße und Hausnummer, Postleitzahl, Ort"
        autoComplete="street-address"
        rows={3}
        maxLength={500}
        error={shown.address}
      />
      <p hidden>
        <label>
          Dieses Feld bitte leer lassen
          <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <PrivacyField error={shown.privacyAccepted} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={state !== 'idle'} className="max-sm:w-full">
          Stoffmuster anfordern
        </Button>
        <Button variant="quiet" onClick={onBack} className="max-sm:w-full">
          Zurück zum Stoff
        </Button>
      </div>
    </form>
  );
}
