import { Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { missingForOrder } from '#app/lib/profile/missing-for-order.ts';
import { refreshSession } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { SubmitButton } from '#app/ui/buttons/submit-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Elements } from '#app/ui/page/elements.ts';
import { SaveFailure } from '#app/ui/states/save-failure.tsx';
import { profileFormSchema } from '../../profile.schema.ts';
import { type Profile, profileChanges } from '../../profile.ts';
import { unsavedNotice } from '../../show-save-failure.ts';
import { AddressFields } from './address-fields.tsx';
import { useSaving } from './use-saving.ts';

interface ProfileFormProps {
  userId: string;
  email: string;
  /** The stored profile. */
  profile: Profile;
  /** Called after a successful save. */
  onSaved: () => void;
  /** Shown beside the save button, e.g. a link back to the cart. */
  children?: Elements;
}

const profileFieldNames = ['firstName', 'lastName', 'phone', 'street', 'postalCode', 'city', 'country'] as const;

const labels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  phone: 'Telefon',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Stadt',
  country: 'Land',
} as const;

/** The personal data with the delivery address. The e-mail belongs to the account and is read-only here. */
export function ProfileForm({ userId, email, profile, onSaved, children }: ProfileFormProps) {
  const env = usePublicEnv();
  const form = useZodForm(profileFormSchema, { defaultValues: profile });
  useTakeOver(form, profile);
  const { save, failure } = useSaving();
  const missing = missingForOrder(profile);
  const { defaultValues = {} } = form.formState;
  const submit = form.handleSubmit(async (entered) => {
    const work = async () => {
      const { saveProfile } = await import('../../api/profile-api.ts');
      await saveProfile(env, userId, profileChanges(defaultValues, entered));
    };
    if (!(await save(work, { done: 'Profil aktualisiert' }))) return;
    form.reset(entered);
    onSaved();
    await refreshSession(env);
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-labelledby="personal-data" className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      <div className="grid gap-5 sm:grid-cols-6">
        <TextField
          {...fieldProps(form, 'firstName')}
          label={labels.firstName}
          autoComplete="given-name"
          className="sm:col-span-3"
        />
        <TextField
          {...fieldProps(form, 'lastName')}
          label={labels.lastName}
          autoComplete="family-name"
          className="sm:col-span-3"
        />
        <TextField
          label="E-Mail"
          type="email"
          value={email}
          readOnly
          description="Gehört zum Konto und bleibt, wie sie ist."
          className="sm:col-span-3"
        />
        <TextField
          {...fieldProps(form, 'phone')}
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          description="Für Rückfragen zu den Maßen."
          isOptional
          className="sm:col-span-3"
        />
        <AddressFields
          form={form}
          names={{ street: 'street', postalCode: 'postalCode', city: 'city', country: 'country' }}
          isOptional={false}
        />
      </div>
      {missing.length > 0 && (
        <p className="flex items-start gap-2 rounded-card bg-mist px-4 py-3 text-sm">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-forest" />
          <span>{`Zum Bestellen fehlt noch: ${missing.join(', ')}. Speichern können Sie auch so.`}</span>
        </p>
      )}
      {failure !== null && <SaveFailure title={unsavedNotice.title} text={failure} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={form.formState.isSubmitting}>Speichern</SubmitButton>
        {children}
      </div>
    </form>
  );
}

/** Shows values that were stored elsewhere, for example a new address, and keeps unsaved edits in other fields. */
function useTakeOver({ resetField }: Pick<UseFormReturn<Profile>, 'resetField'>, profile: Profile): void {
  const shown = useRef(profile);
  useEffect(() => {
    for (const name of profileFieldNames) {
      if (profile[name] !== shown.current[name]) resetField(name, { defaultValue: profile[name] });
    }
    shown.current = profile;
  }, [profile, resetField]);
}
