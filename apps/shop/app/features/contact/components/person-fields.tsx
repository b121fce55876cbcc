import { TextField } from '#app/ui/fields/text-field.tsx';
import type { FieldsProps } from './contact-fields.tsx';

/** Fields of the person who sends the request. */
export function PersonFields({ issues, values }: FieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={200}
        error={issues.name}
        defaultValue={values?.name}
        className="sm:col-span-2"
      />
      <TextField
        name="email"
        label="E-Mail"
        type="email"
        autoComplete="email"
        maxLength={320}
        error={issues.email}
        defaultValue={values?.email}
      />
      <TextField
        name="phone"
        label="Telefon"
        type="tel"
        autoComplete="tel"
        maxLength={50}
        isOptional
        defaultValue={values?.phone}
      />
    </div>
  );
}
