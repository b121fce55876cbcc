import { fieldProps } from '#app/lib/forms/field-props.ts';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';

import { withdrawalChoices } from '../admin-article.ts';
import type { ArticleFormControl } from '../article-form-control.ts';
import { useArticleTexts } from '../texts/article-texts.ts';

/** Fields for the delivery time and the right of withdrawal. */
export function TermsFields({ form }: { form: ArticleFormControl }) {
  const texts = useArticleTexts();
  const { onChange: _, ...withdrawalField } = fieldProps(form, 'withdrawalExcluded');
  return (
    <>
      <fieldset className="grid grid-cols-2 items-start gap-3">
        <legend className="mb-1 font-semibold">{texts.deliveryTime}</legend>
        <NumberField kind="whole" label={texts.from} isOptional {...fieldProps(form, 'deliveryMinDays')} />
        <NumberField kind="whole" label={texts.to} isOptional {...fieldProps(form, 'deliveryMaxDays')} />
      </fieldset>
      <SelectField
        label={texts.fields.withdrawalExcluded}
        description={texts.withdrawalHint}
        choices={withdrawalChoices.map((value) => ({ value, label: texts.withdrawalChoices[value] }))}
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
