import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { waterResistances } from '#app/lib/materials/material-facts.ts';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import {
  type MaterialFormValues,
  type materialFormSchema,
  maxLengths,
  warmthChoices,
} from '../material-form.schema.ts';
import { useMaterialTexts } from '../texts/material-texts.ts';

interface MaterialFactsFieldsProps {
  form: UseFormReturn<MaterialFormValues, unknown, z.output<ReturnType<typeof materialFormSchema>>>;
}

/** The fields with what the sheet of a material states. */
export function MaterialFactsFields({ form }: MaterialFactsFieldsProps) {
  const texts = useMaterialTexts();
  const { fields } = texts;
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-1 font-semibold">{texts.facts}</legend>
      <p className="-mt-4 text-ink-soft text-sm">{texts.factsHint}</p>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <NumberField
          kind="whole"
          unit="g/m²"
          label={fields.weightGsm}
          isOptional
          description={texts.weightHint}
          {...fieldProps(form, 'weightGsm')}
        />
        <SelectField
          label={fields.warmth}
          isOptional
          choices={warmthChoices.map((value) => ({ value, label: texts.warmthLevels[value] }))}
          {...fieldProps(form, 'warmth')}
        />
        <SelectField
          label={fields.waterResistance}
          isOptional
          choices={(['', ...waterResistances] as const).map((value) => ({ value, label: texts.waterLevels[value] }))}
          {...fieldProps(form, 'waterResistance')}
        />
      </div>
      <TextAreaField
        label={fields.care}
        isOptional
        description={texts.careHint}
        rows={3}
        maxLength={maxLengths.care}
        {...fieldProps(form, 'care')}
      />
    </fieldset>
  );
}
