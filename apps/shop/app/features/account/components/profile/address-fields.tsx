import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { deliveryCountries, findDeliveryCountry } from 'shop-backend/contracts';
import { errorOf, fieldProps } from '#app/lib/forms/field-props.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

interface AddressFieldsProps<Values extends FieldValues, Parsed> {
  form: UseFormReturn<Values, unknown, Parsed>;
  names: Readonly<Record<'street' | 'postalCode' | 'city' | 'country', Path<Values>>>;
  isOptional: boolean;
}

const countryChoices = deliveryCountries.map(({ name }) => ({ value: name, label: name }));

/** Street, postal code, city and country, for a grid of six columns. */
export function AddressFields<Values extends FieldValues, Parsed>({
  form,
  names,
  isOptional,
}: AddressFieldsProps<Values, Parsed>) {
  const country: string = form.watch(names.country);
  const example = findDeliveryCountry(country)?.postalCodeExample;
  return (
    <>
      <TextField
        {...fieldProps(form, names.street)}
        label="Straße und Hausnummer"
        autoComplete="street-address"
        isOptional={isOptional}
        className="sm:col-span-6"
      />
      <TextField
        {...fieldProps(form, names.postalCode)}
        label="Postleitzahl"
        autoComplete="postal-code"
        inputMode={/^\d+$/.test(example ?? '') ? 'numeric' : 'text'}
        isOptional={isOptional}
        className="sm:col-span-2"
      />
      <TextField
        {...fieldProps(form, names.city)}
        label="Stadt"
        autoComplete="address-level2"
        isOptional={isOptional}
        className="sm:col-span-4"
      />
      <Controller
        control={form.control}
        name={names.country}
        render={({ field: { onChange, ref: _, ...field } }) => (
          <SelectField
            {...field}
            label="Land"
            autoComplete="country-name"
            choices={countryChoices}
            error={errorOf(form, names.country)}
            onValueChange={onChange}
            className="sm:col-span-6"
          />
        )}
      />
    </>
  );
}
