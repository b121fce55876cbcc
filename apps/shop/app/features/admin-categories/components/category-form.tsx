import { useMemo } from 'react';
import { z } from 'zod';
import type { UploadImage } from '#app/lib/files/upload-image.ts';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import { ConflictDialog } from '#app/ui/admin/dialogs/conflict-dialog.tsx';
import { UnsavedGuard } from '#app/ui/admin/dialogs/unsaved-guard.tsx';
import { useVersionedSave } from '#app/ui/admin/dialogs/use-versioned-save.ts';
import { RiskyClaimsNotice } from '#app/ui/admin/notices/risky-claims-notice.tsx';
import { ImageInput } from '#app/ui/admin/pictures/image-input.tsx';
import { usePicture } from '#app/ui/admin/pictures/use-picture.ts';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
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

type CategoryValues = z.output<ReturnType<typeof schemaOf>>;

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

  const { isSaved, theirs, save, closeConflict, takeTheirs } = useVersionedSave({
    row: category,
    texts,
    onSave,
    onReload,
    onSaved,
  });
  const submit = (revision?: number) =>
    form.handleSubmit((values) => save(async () => ({ ...values, imageUrl: await picture.send() }), revision));

  const mine = form.getValues();
  const { image, ...labels } = texts.fields;
  return (
    <form noValidate onSubmit={submit()} className="flex max-w-3xl flex-col gap-5">
      <UnsavedGuard isDirty={isDirty && !isSaved} />
      <FormErrors form={form} labels={labels} heading={shared.correctFields} />
      <Card className="flex flex-col gap-5 p-5">
        <TextField label={labels.title} maxLength={200} {...fieldProps(form, 'title')} />
        <TextAreaField label={labels.description} isOptional rows={4} {...fieldProps(form, 'description')} />
        <RiskyClaimsNotice text={Object.values(form.watch()).join('\n')} />
        <ImageInput label={image} {...picture.input} />
      </Card>
      <div>
        <Button type="submit" isBusy={form.formState.isSubmitting}>
          {shared.save}
        </Button>
      </div>
      <ConflictDialog
        isOpen={theirs !== null}
        differences={theirs === null ? [] : differences(mine, picture.address, theirs, texts)}
        onClose={closeConflict}
        onOverwrite={() => {
          closeConflict();
          void submit(theirs?.revision)();
        }}
        onTakeTheirs={takeTheirs}
      />
    </form>
  );
}

function differences(mine: CategoryValues, imageUrl: string | null, theirs: AdminCategory, { fields }: CategoryTexts) {
  return [
    { label: fields.title, mine: mine.title, theirs: theirs.title },
    { label: fields.description, mine: mine.description, theirs: theirs.description },
    { label: fields.image, mine: imageUrl ?? '', theirs: theirs.imageUrl ?? '' },
  ].filter((entry) => entry.mine.trim() !== entry.theirs.trim());
}
