import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { deliveryCountries, findDeliveryCountry, type GuestInfo } from 'shop-backend/contracts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { type GuestFieldName, type GuestFormIssues, type GuestFormValues, parseGuestForm } from '../guest-form.ts';
import { GuestField, GuestSelect } from './guest-field.tsx';

interface GuestFormProps {
  initialValues: GuestFormValues;
  onSubmit: (guestInfo: GuestInfo) => void;
  onBack: () => void;
}

/** Asks a guest for the delivery address. Issues appear on submit, and then follow what is typed. */
export function GuestForm({ initialValues, onSubmit, onBack }: GuestFormProps) {
  const [values, setValues] = useState(initialValues);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const parsed = parseGuestForm(values);
  const issues: GuestFormIssues = hasSubmitted && !parsed.ok ? parsed.error : {};

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
    issue: issues[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <Card className="p-5 sm:p-8">
      <form ref={form} onSubmit={handleSubmit} noValidate aria-labelledby="checkout-heading">
        <p className="text-ink-soft text-sm">
          Alle Angaben außer der Telefonnummer werden für die Lieferung gebraucht.
        </p>
        <div className="mt-5 grid gap-5 sm:grid-cols-6">
          <GuestField {...bind('firstName', 100)} label="Vorname" autoComplete="given-name" className="sm:col-span-3" />
          <GuestField
            {...bind('lastName', 100)}
            label="Nachname"
            autoComplete="family-name"
            className="sm:col-span-3"
          />
          <GuestField
            {...bind('email', 254)}
            label="E-Mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            className="sm:col-span-3"
          />
          <GuestField
            {...bind('phone', 50)}
            label="Telefon"
            type="tel"
            autoComplete="tel"
            isOptional
            className="sm:col-span-3"
          />
          <GuestField
            {...bind('street', 200)}
            label="Straße und Hausnummer"
            autoComplete="street-address"
            className="sm:col-span-6"
          />
          <GuestField
            {...bind('postalCode', 12)}
            label="Postleitzahl"
            inputMode={hasDigitsOnly(values.country) ? 'numeric' : 'text'}
            autoComplete="postal-code"
            className="sm:col-span-2"
          />
          <GuestField {...bind('city', 100)} label="Stadt" autoComplete="address-level2" className="sm:col-span-4" />
          <GuestSelect
            name="country"
            label="Land"
            autoComplete="country-name"
            value={values.country}
            issue={issues.country}
            onChange={(event) => setValues({ ...values, country: event.target.value })}
            className="sm:col-span-6"
          >
            {findDeliveryCountry(values.country) === undefined && (
              <option value={values.country}>{values.country}</option>
            )}
            {deliveryCountries.map(({ code, name }) => (
              <option key={code} value={name}>
                {name}
              </option>
            ))}
          </GuestSelect>
        </div>
        <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          <Button variant="quiet" onClick={onBack}>
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

/** Dutch and Luxembourgish codes carry letters; a numeric keypad could not type them. */
function hasDigitsOnly(countryName: string): boolean {
  const country = findDeliveryCountry(countryName);
  return country !== undefined && /^\d+$/.test(country.postalCodeExample) && country.code !== 'LU';
}
