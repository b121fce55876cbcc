import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { deliveryCountries, findDeliveryCountry, type GuestInfo } from 'shop-backend/contracts';
import { paths } from '#app/config/paths.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import {
  type GuestFieldName,
  type GuestFormIssues,
  type GuestFormValues,
  parseGuestForm,
} from '../buyer/guest-form.ts';

interface GuestFormProps {
  initialValues: GuestFormValues;
  /** Called on every change, complete or not. */
  onChange?: (values: GuestFormValues) => void;
  onSubmit: (guestInfo: GuestInfo) => void;
  onBack: () => void;
}

const countryChoices = deliveryCountries.map(({ name }) => ({ value: name, label: name }));

/** Form for a guest's delivery address. Issues appear on submit and are then updated while typing. */
export function GuestForm({ initialValues, onChange, onSubmit, onBack }: GuestFormProps) {
  const [values, setValues] = useState(initialValues);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const parsed = parseGuestForm(values);
  const issues: GuestFormIssues = hasSubmitted && !parsed.ok ? parsed.error : {};

  const change = (name: GuestFieldName, value: string) => {
    const changed = { ...values, [name]: value };
    setValues(changed);
    onChange?.(changed);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setHasSubmitted(true);
    if (parsed.ok) {
      onSubmit(parsed.value);
      return;
    }
    const firstIssue = Object.keys(values).find((name) => name in parsed.error);
    form.current?.querySelector<HTMLElement>(`[name="${firstIssue}"]`)?.focus();
  };
  const bind = (name: GuestFieldName, maxLength: number) => ({
    name,
    maxLength,
    value: values[name],
    error: issues[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
  });

  return (
    <Card className="p-5 sm:p-8">
      <form ref={form} onSubmit={handleSubmit} noValidate aria-labelledby="checkout-heading">
        <p className="text-ink-soft text-sm">Als Gast benötigen Sie eine Lieferadresse für die Bestellung.</p>
        <p className="mb-5 text-ink-soft text-sm">
          Sie haben ein Konto?{' '}
          <Link
            to={paths.auth(paths.cart())}
            className="inline-block py-1 font-semibold text-forest underline underline-offset-2"
          >
            Anmelden
          </Link>
        </p>
        <div className="grid gap-5 sm:grid-cols-6">
          <TextField {...bind('firstName', 100)} label="Vorname" autoComplete="given-name" className="sm:col-span-3" />
          <TextField {...bind('lastName', 100)} label="Nachname" autoComplete="family-name" className="sm:col-span-3" />
          <TextField
            {...bind('email', 254)}
            label="E-Mail"
            type="email"
            autoComplete="email"
            className="sm:col-span-3"
          />
          <TextField
            {...bind('phone', 50)}
            label="Telefon"
            type="tel"
            autoComplete="tel"
            isOptional
            className="sm:col-span-3"
          />
          <TextField
            {...bind('street', 200)}
            label="Straße und Hausnummer"
            autoComplete="street-address"
            className="sm:col-span-6"
          />
          <TextField
            {...bind('postalCode', 12)}
            label="Postleitzahl"
            inputMode={hasDigitsOnly(values.country) ? 'numeric' : 'text'}
            autoComplete="postal-code"
            className="sm:col-span-2"
          />
          <TextField {...bind('city', 100)} label="Stadt" autoComplete="address-level2" className="sm:col-span-4" />
          <SelectField
            name="country"
            label="Land"
            autoComplete="country-name"
            choices={countryChoices}
            value={values.country}
            error={issues.country}
            onValueChange={(country) => change('country', country)}
            className="sm:col-span-6"
          />
        </div>
        <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          <Button variant="quiet" className="sm:-ml-4" onClick={onBack}>
            Zurück zum Warenkorb
          </Button>
          <Button type="submit" size="large">
            Fortfahren zur Zahlung
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Whether a numeric keypad suffices. Dutch and Luxembourgish postal codes may contain letters. */
function hasDigitsOnly(countryName: string): boolean {
  return !['NL', 'LU'].includes(findDeliveryCountry(countryName)?.code ?? '');
}
