import { useMemo } from 'react';
import { z } from 'zod';
import { paths } from '#app/config/paths.ts';
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
import { RiskyClaimsNotice } from '#app/ui/admin/notices/risky-claims-notice.tsx';
import { ImageInput } from '#app/ui/admin/pictures/image-input.tsx';
import { usePicture } from '#app/ui/admin/pictures/use-picture.ts';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Card } from '#app/ui/content/card.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { AdminCategory, CategoryEntries } from '../admin-category.ts';
import { type CategoryTexts, useCategoryTexts } from '../texts/category-texts.ts';

const maxLengths = { title: 200, description: 5_000 };

function schemaOf({ titleMissing, atMost }: CategoryTexts, number: (value: number) => string) {
  return z.object({
    title: z
      .string()
      .trim()
      .min(1, titleMissing)
      .max(maxLengths.title, atMost(number(maxLengths.title))),
    description: z
      .string()
      .trim()
      .max(maxLengths.description, atMost(number(maxLengths.description))),
  });
}

interface CategoryFormProps {
  /** Null for a new category. */
  category: AdminCategory | null;
  upload: UploadImage;
  /** @throws if the database rejects the save; see `saveCategory` */
  onSave: (entries: CategoryEntries, known: RowVersion | null) => Promise<AdminCategory>;
  /** Loads the current category after another admin changed it. */
  onReload: (id: string) => Promise<AdminCategory | null>;
  onSaved: () => void;
}

/** Form with title, text and picture of a category. Entries are kept if saving fails. */
export function CategoryForm({ category, upload, onSave, onReload, onSaved }: CategoryFormProps) {
  const texts = useCategoryTexts();
  const shared = useAdminTexts();
  const { number } = usePageFormats();
  const schema = useMemo(() => schemaOf(texts, number), [texts, number]);
  const form = useZodForm(schema, {
    defaultValues: { title: category?.title ?? '', description: category?.description ?? '' },
  });
  const picture = usePicture('category', category?.imageUrl ?? null, upload);
  const isDirty = form.formState.isDirty || picture.isDirty;

  const { isSaved, save, ...merge } = useVersionedSave({
    row: category,
    texts,
    onSave,
    onReload,
    onSaved,
    valuesOf: ({ title, description, imageUrl }: AdminCategory) => ({ title, description, image: imageUrl }),
    mine: () => ({ ...form.getValues(), image: picture.name }),
    apply: ({ image: address, ...changes }) => {
      setValues(form, changes);
      if (address !== undefined) picture.take(address);
    },
    labels: texts.fields,
    say: (key, values) => values[key] ?? '',
  });
  const submit = form.handleSubmit((values) => save(async () => ({ ...values, imageUrl: await picture.send() })));
  const { image, ...labels } = texts.fields;
  return (
    <form ref={merge.form} noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-5">
      <UnsavedGuard isDirty={isDirty && !isSaved} />
      <FormErrors form={form} labels={labels} heading={shared.correctFields} />
      <Card className="flex flex-col gap-5 p-5">
        <TextField label={labels.title} maxLength={200} {...fieldProps(form, 'title')} />
        <TextAreaField label={labels.description} isOptional rows={4} {...fieldProps(form, 'description')} />
        <RiskyClaimsNotice text={Object.values(form.watch()).join('\n')} />
        <ImageInput label={image} {...picture.input} />
      </Card>
      <SaveBar
        isDirty={isDirty && !isSaved}
        isBusy={form.formState.isSubmitting}
        shopPath={category === null ? null : paths.category(category.id)}
      />
      <ConflictDialog {...merge.conflictDialog} />
    </form>
  );
}
