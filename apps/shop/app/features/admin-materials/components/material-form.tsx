import { useMemo } from 'react';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { EntityForm } from '#app/ui/admin/forms/entity-form.tsx';
import { type EntityHandlers, useEntityForm } from '#app/ui/admin/forms/use-entity-form.ts';
import { ImageInput } from '#app/ui/admin/pictures/image-input.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { AdminMaterial, MaterialEntries } from '../admin-material.ts';
import { materialFormSchema, materialFormValues, maxLengths } from '../material-form.schema.ts';
import { slugify } from '../slugify.ts';
import { useMaterialTexts } from '../texts/material-texts.ts';
import { MaterialFactsFields } from './material-facts-fields.tsx';

interface MaterialFormProps extends EntityHandlers<MaterialEntries, AdminMaterial> {
  /** Null for a new material. */
  material: AdminMaterial | null;
}

/** Form with name, key, picture, stock and facts of a material. Entries are kept if saving fails. */
export function MaterialForm({ material, ...steps }: MaterialFormProps) {
  const texts = useMaterialTexts();
  const formats = usePageFormats();
  const entity = useEntityForm({
    ...steps,
    row: material,
    schema: useMemo(() => materialFormSchema(texts, formats), [texts, formats]),
    valuesOf: materialFormValues,
    purpose: 'option',
    texts,
    labels: { ...texts.fields, isSoldOut: texts.soldOut },
    describe: (key, values) => {
      if (key === 'isSoldOut') return values.isSoldOut ? texts.states.soldOut : texts.states.inStock;
      if (key === 'warmth') return texts.warmthLevels[values.warmth];
      if (key === 'waterResistance') return texts.waterLevels[values.waterResistance];
      return values[key] ?? '';
    },
    showAtField: (code) => {
      if (code === 'key_taken') form.setError('key', { message: texts.keyTaken }, { shouldFocus: true });
      return code === 'key_taken';
    },
  });
  const { form, picture } = entity;
  const title = fieldProps(form, 'title');
  const { imageUrl, ...labels } = texts.fields;
  return (
    <EntityForm entity={entity} labels={labels} shopPath={null} className="max-w-3xl">
      <Card className="flex flex-col gap-5 p-5">
        <TextField
          label={labels.title}
          maxLength={maxLengths.title}
          {...title}
          onChange={async (event) => {
            const isOwnKey = form.getFieldState('key').isTouched;
            await title.onChange(event);
            if (material === null && !isOwnKey) form.setValue('key', slugify(event.target.value));
          }}
        />
        <TextField
          label={labels.key}
          description={texts.keyHint}
          readOnly={material !== null}
          maxLength={maxLengths.key}
          autoCapitalize="none"
          spellCheck={false}
          {...fieldProps(form, 'key')}
        />
        <ImageInput label={imageUrl} {...picture.input} />
        <CheckboxField
          label={texts.soldOutHint}
          isChecked={form.watch('isSoldOut')}
          onCheckedChange={(isSoldOut) => form.setValue('isSoldOut', isSoldOut, { shouldDirty: true })}
        />
        <MaterialFactsFields form={form} />
      </Card>
    </EntityForm>
  );
}
