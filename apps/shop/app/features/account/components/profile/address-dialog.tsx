import { fieldProps } from '#app/lib/forms/field-props.ts';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { SubmitButton } from '#app/ui/buttons/submit-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { SaveFailure } from '#app/ui/states/save-failure.tsx';
import { addressFormSchema } from '../../profile.schema.ts';
import type { SavedAddress } from '../../profile.ts';
import { unsavedNotice } from '../../show-save-failure.ts';
import { AddressFields } from './address-fields.tsx';
import { useSaving } from './use-saving.ts';

interface AddressDialogProps {
  userId: string;
  /** The address to change; null adds one. */
  address: SavedAddress | null;
  onClose: () => void;
  onSaved: () => void;
}

const labels = {
  label: 'Bezeichnung',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Stadt',
  country: 'Land',
} as const;

/** Dialog to add or change a further address. */
export function AddressDialog({ userId, address, onClose, onSaved }: AddressDialogProps) {
  const env = usePublicEnv();
  const { save, failure } = useSaving();
  const form = useZodForm(addressFormSchema, {
    defaultValues: address ?? { label: '', street: '', postalCode: '', city: '', country: 'Deutschland' },
  });
  const submit = form.handleSubmit(async (entered) => {
    const work = async () => {
      const { saveAddress } = await import('../../api/profile-api.ts');
      await saveAddress(env, { userId, addressId: address?.id ?? null, address: entered });
    };
    if (!(await save(work, { done: 'Adresse gespeichert' }))) return;
    onSaved();
    onClose();
  });
  return (
    <Dialog
      title={address === null ? 'Neue Lieferadresse' : 'Lieferadresse ändern'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form method="post" onSubmit={submit} noValidate className="grid gap-5">
        <FormErrors form={form} labels={labels} />
        <div className="grid gap-5 sm:grid-cols-6">
          <TextField
            {...fieldProps(form, 'label')}
            label={labels.label}
            description="Zum Beispiel: Büro, bei den Eltern"
            autoComplete="off"
            className="sm:col-span-6"
          />
          <AddressFields
            form={form}
            names={{ street: 'street', postalCode: 'postalCode', city: 'city', country: 'country' }}
            isOptional={false}
          />
        </div>
        {failure !== null && <SaveFailure title={unsavedNotice.title} text={failure} />}
        <SubmitButton isBusy={form.formState.isSubmitting}>Adresse speichern</SubmitButton>
      </form>
    </Dialog>
  );
}
