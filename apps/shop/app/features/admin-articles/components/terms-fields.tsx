import { fieldProps } from '../../../lib/forms/field-props.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { withdrawalChoices } from '../article-form.schema.ts';
import type { ArticleFormControl } from '../article-form-control.ts';
import { withdrawalWords } from '../withdrawal-words.ts';

/** When an article leaves the workshop, and whether it may come back. */
export function TermsFields({ form }: { form: ArticleFormControl }) {
  const { onChange: _, ...withdrawalField } = fieldProps(form, 'withdrawalExcluded');
  return (
    <>
      <fieldset className="grid grid-cols-2 items-start gap-3">
        <legend className="mb-1 font-semibold">Lieferzeit in Werktagen</legend>
        <TextField label="Von" isOptional inputMode="numeric" {...fieldProps(form, 'deliveryMinDays')} />
        <TextField label="Bis" isOptional inputMode="numeric" {...fieldProps(form, 'deliveryMaxDays')} />
      </fieldset>
      <SelectField
        label="Widerrufsrecht"
        description="Nur was nach Maß gefertigt wird, kann ausgeschlossen sein (§ 312g Abs. 2 Nr. 1 BGB)."
        choices={withdrawalChoices.map((value) => ({ value, label: withdrawalWords[value] }))}
        {...withdrawalField}
        value={form.watch('withdrawalExcluded')}
        onValueChange={(chosen) =>
          form.setValue('withdrawalExcluded', withdrawalChoices.find((choice) => choice === chosen) ?? '', {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
      />
    </>
  );
}
