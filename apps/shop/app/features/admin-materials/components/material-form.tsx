import { useMemo, useState } from 'react';
import { z } from 'zod';
import type { UploadImage } from '#app/lib/files/upload-image.ts';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import { setValues } from '#app/lib/forms/set-values.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import { ConflictDialog } from '#app/ui/admin/dialogs/conflict-dialog.tsx';
import { UnsavedGuard } from '#app/ui/admin/dialogs/unsaved-guard.tsx';
import { useVersionedSave } from '#app/ui/admin/dialogs/use-versioned-save.ts';
import { SaveBar } from '#app/ui/admin/frame/save-bar.tsx';
import { ImageInput } from '#app/ui/admin/pictures/image-input.tsx';
import { usePicture } from '#app/ui/admin/pictures/use-picture.ts';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Card } from '#app/ui/content/card.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { AdminMaterial, MaterialEntries } from '../admin-material.ts';
import { slugify } from '../slugify.ts';
import { type MaterialTexts, useMaterialTexts } from '../texts/material-texts.ts';

const maxLengths = { title: 200, key: 60 };

function schemaOf({ titleMissing, keyInvalid, atMost }: MaterialTexts, number: (value: number) => string) {
  return z.object({
    title: z
      .string()
      .trim()
      .min(1, titleMissing)
      .max(maxLengths.title, atMost(number(maxLengths.title))),
    key: z
      .string()
      .trim()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, keyInvalid)
      .max(maxLengths.key, atMost(number(maxLengths.key))),
  });
}

interface MaterialFormProps {
  /** Null for a new material. */
  material: AdminMaterial | null;
  upload: UploadImage;
  /** @throws if the database rejects the change; see `saveMaterial` */
  onSave: (entries: MaterialEntries, known: RowVersion | null) => Promise<AdminMaterial>;
  /** Loads the current material after another admin changed it. */
  onReload: (id: string) => Promise<AdminMaterial | null>;
  onSaved: () => void;
}

/** Form with name, key, picture and stock of a material. Entries are kept if saving fails. */
export function MaterialForm({ material, upload, onSave, onReload, onSaved }: MaterialFormProps) {
  const texts = useMaterialTexts();
  const shared = useAdminTexts();
  const { number } = usePageFormats();
  const schema = useMemo(() => schemaOf(texts, number), [texts, number]);
  const form = useZodForm(schema, { defaultValues: { title: material?.title ?? '', key: material?.key ?? '' } });
  const picture = usePicture('option', material?.imageUrl ?? null, upload);
  const [isSoldOut, setIsSoldOut] = useState(material?.isSoldOut ?? false);
  const isDirty = form.formState.isDirty || picture.isDirty || isSoldOut !== (material?.isSoldOut ?? false);

  const { isSaved, save, ...merge } = useVersionedSave({
    row: material,
    texts,
    onSave,
    onReload,
    onSaved,
    valuesOf: (row: AdminMaterial) => ({ title: row.title, image: row.imageUrl, isSoldOut: row.isSoldOut }),
    mine: () => ({ title: form.getValues('title'), image: picture.name, isSoldOut }),
    apply: ({ title, image, isSoldOut: state }) => {
      if (title !== undefined) setValues(form, { title });
      if (image !== undefined) picture.take(image);
      if (state !== undefined) setIsSoldOut(state);
    },
    labels: { title: texts.fields.title, image: texts.fields.image, isSoldOut: texts.soldOut },
    say: (key, values) => {
      if (key === 'isSoldOut') return values.isSoldOut ? texts.states.soldOut : texts.states.inStock;
      return values[key] ?? '';
    },
    showAtField: (code) => {
      if (code === 'key_taken') form.setError('key', { message: texts.keyTaken }, { shouldFocus: true });
      return code === 'key_taken';
    },
  });
  const submit = form.handleSubmit((values) =>
    save(async () => ({ ...values, isSoldOut, imageUrl: await picture.send() })),
  );

  const title = fieldProps(form, 'title');
  const { image, ...labels } = texts.fields;
  return (
    <form ref={merge.form} noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-5">
      <UnsavedGuard isDirty={isDirty && !isSaved} />
      <FormErrors form={form} labels={labels} heading={shared.correctFields} />
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
        <ImageInput label={image} {...picture.input} />
        <CheckboxField label={texts.soldOutHint} isChecked={isSoldOut} onCheckedChange={setIsSoldOut} />
      </Card>
      <SaveBar isDirty={isDirty && !isSaved} isBusy={form.formState.isSubmitting} shopPath={null} />
      <ConflictDialog {...merge.conflictDialog} />
    </form>
  );
}
