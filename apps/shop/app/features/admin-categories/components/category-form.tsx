import { use, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { isRefusal, parseDatabaseFailure, saveRefusal } from '#app/lib/failures/database-failure.ts';
import { isUploadRefused, type UploadImage, uploadFailureText } from '#app/lib/files/upload-image.ts';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConflictDialog } from '#app/ui/admin/dialogs/conflict-dialog.tsx';
import { UnsavedGuard } from '#app/ui/admin/dialogs/unsaved-guard.tsx';
import { RiskyClaimsNotice } from '#app/ui/admin/notices/risky-claims-notice.tsx';
import { ImageInput } from '#app/ui/admin/pictures/image-input.tsx';
import { usePicture } from '#app/ui/admin/pictures/use-picture.ts';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
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
  onSave: (entries: CategoryEntries, known: { id: string; revision: number } | null) => Promise<AdminCategory>;
  /** Loads the current category after another admin changed it. */
  onReload: (id: string) => Promise<AdminCategory | null>;
  onSaved: () => void;
}

/** Form with title, text and picture of a category. Entries are kept if saving fails. */
export function CategoryForm({ category, upload, onSave, onReload, onSaved }: CategoryFormProps) {
  const language = use(PageLanguage);
  const texts = useCategoryTexts();
  const shared = useAdminTexts();
  const { number } = usePageFormats();
  const schema = useMemo(() => schemaOf(texts, number), [texts, number]);
  const form = useZodForm(schema, {
    defaultValues: { title: category?.title ?? '', description: category?.description ?? '' },
  });
  const picture = usePicture('category', category?.imageUrl ?? null, upload);
  const [isSaved, setIsSaved] = useState(false);
  const [theirs, setTheirs] = useState<AdminCategory | null>(null);
  const isDirty = form.formState.isDirty || picture.isDirty;

  async function save(values: CategoryValues, revision = category?.revision) {
    try {
      const known = category === null || revision === undefined ? null : { id: category.id, revision };
      await onSave({ ...values, imageUrl: await picture.send() }, known);
      // The navigation guard must see this before the navigation starts.
      flushSync(() => setIsSaved(true));
      showToast({ title: category === null ? texts.created : texts.updated });
      onSaved();
    } catch (error) {
      await explain(error);
    }
  }

  async function explain(error: unknown) {
    const isConflict = parseDatabaseFailure(error)?.message === 'revision_conflict';
    const current = category !== null && isConflict ? await onReload(category.id).catch(() => null) : null;
    if (current !== null) {
      setTheirs(current);
    } else if (isRefusal(error) || isUploadRefused(error)) {
      showErrorToast(saveRefusal[language]);
    } else {
      showErrorToast({
        title: category === null ? texts.createFailed : texts.updateFailed,
        description: uploadFailureText(error, language),
      });
    }
  }

  const mine = form.getValues();
  const { image, ...labels } = texts.fields;
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => save(values))} className="flex max-w-3xl flex-col gap-5">
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
        onClose={() => setTheirs(null)}
        onOverwrite={() => {
          const revision = theirs?.revision;
          setTheirs(null);
          void form.handleSubmit((values) => save(values, revision))();
        }}
        onTakeTheirs={() => {
          flushSync(() => setIsSaved(true));
          onSaved();
        }}
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
