import type { ShopTerms } from 'shop-backend/legal';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { FieldsProps } from './contact-fields.tsx';

interface AppointmentFieldsProps extends FieldsProps {
  appointmentSlots: ShopTerms['appointmentSlots'];
  openingHours: string;
  today: string;
}

/** Fields of a measuring session in addition to those of the person. */
export function AppointmentFields({ issues, values, appointmentSlots, openingHours, today }: AppointmentFieldsProps) {
  const slots = [
    { value: '', label: 'Bitte wählen' },
    { value: 'morning', label: `Vormittags (${appointmentSlots.morning})` },
    { value: 'afternoon', label: `Nachmittags (${appointmentSlots.afternoon})` },
  ];
  return (
    <>
      <p className="text-ink-soft">
        Bringen Sie Ihren Hund mit: Wir messen ihn in Ruhe aus und zeigen Ihnen die Stoffe. Termine gibt es{' '}
        <span>{openingHours}</span>; liegt Ihr Wunschtag außerhalb, schlagen wir einen anderen vor.
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="preferredDate"
          label="Wunschdatum"
          type="date"
          min={today}
          error={issues.preferredDate}
          defaultValue={values?.preferredDate}
        />
        <SelectField
          name="preferredTime"
          label="Uhrzeit"
          choices={slots}
          error={issues.preferredTime}
          defaultValue={values?.preferredTime ?? ''}
        />
        <TextField
          name="dogBreed"
          label="Hunderasse"
          maxLength={100}
          error={issues.dogBreed}
          defaultValue={values?.dogBreed}
          className="sm:col-span-2"
        />
      </div>
      <TextAreaField
        name="message"
        label="Nachricht"
        maxLength={5_000}
        rows={4}
        isOptional
        defaultValue={values?.message}
      />
    </>
  );
}
