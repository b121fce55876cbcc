import { useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { isRefusal, parseDatabaseFailure, saveRefusal } from '../../../lib/database-failure.ts';
import { fieldProps } from '../../../lib/forms/field-props.ts';
import { FormErrors } from '../../../lib/forms/form-errors.tsx';
import { useZodForm } from '../../../lib/forms/use-zod-form.ts';
import { showErrorToast, showToast } from '../../../lib/toasts.ts';
import { isUploadRefused, type UploadImage, uploadFailureText } from '../../../lib/upload-image.ts';
import { ConflictDialog } from '../../../ui/admin/conflict-dialog.tsx';
import { ImageInput } from '../../../ui/admin/image-input.tsx';
import { RiskyClaimsNotice } from '../../../ui/admin/risky-claims-notice.tsx';
import { UnsavedGuard } from '../../../ui/admin/unsaved-guard.tsx';
import { usePicture } from '../../../ui/admin/use-picture.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AdminCategory, CategoryEntries } from '../admin-category.ts';

const schema = z.object({
  title: z.string().trim().min(1, 'Titel fehlt').max(200, 'Höchstens 200 Zeichen'),
  description: z.string().trim().max(5_000, 'Höchstens 5000 Zeichen'),
});

interface CategoryFormProps {
  /** Null for a new one. */
  category: AdminCategory | null;
  upload: UploadImage;
  /** @throws when the database refuses; see `saveCategory` */
  onSave: (entries: CategoryEntries, known: { id: string; revision: number } | null) => Promise<AdminCategory>;
  /** Reads the current category, after another admin changed it. */
  onReload: (id: string) => Promise<AdminCategory | null>;
  onSaved: () => void;
}

/** Title, text and picture of a category. Nothing typed is lost when saving fails. */
export function CategoryForm({ category, upload, onSave, onReload, onSaved }: CategoryFormProps) {
  const form = useZodForm(schema, {
    defaultValues: { title: category?.title ?? '', description: category?.description ?? '' },
  });
  const picture = usePicture('category', category?.imageUrl ?? null, upload);
  const [isSaved, setIsSaved] = useState(false);
  const [theirs, setTheirs] = useState<AdminCategory | null>(null);
  const isDirty = form.formState.isDirty || picture.isDirty;

  async function save(values: z.output<typeof schema>, revision = category?.revision) {
    try {
      const known = category === null || revision === undefined ? null : { id: category.id, revision };
      await onSave({ ...values, imageUrl: await picture.send() }, known);
      // The guard against leaving has to know before the page is left.
      flushSync(() => setIsSaved(true));
      showToast({ title: category === null ? 'Kategorie erstellt' : 'Kategorie aktualisiert' });
      onSaved();
    } catch (error) {
      await explain(error);
    }
  }

  async function explain(error: unknown) {
    if (category !== null && parseDatabaseFailure(error)?.message === 'revision_conflict') {
      setTheirs(await onReload(category.id));
    } else if (isRefusal(error) || isUploadRefused(error)) {
      showErrorToast(saveRefusal);
    } else {
      showErrorToast({
        title: category === null ? 'Fehler beim Erstellen' : 'Fehler beim Aktualisieren',
        description: uploadFailureText(error),
      });
    }
  }

  const mine = form.getValues();
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => save(values))} className="flex max-w-3xl flex-col gap-5">
      <UnsavedGuard isDirty={isDirty && !isSaved} />
      <FormErrors form={form} labels={{ title: 'Titel', description: 'Beschreibung' }} />
      <Card className="flex flex-col gap-5 p-5">
        <TextField label="Titel" maxLength={200} {...fieldProps(form, 'title')} />
        <TextAreaField label="Beschreibung" isOptional rows={4} {...fieldProps(form, 'description')} />
        <RiskyClaimsNotice text={Object.values(form.watch()).join('\n')} />
        <ImageInput label="Bild" {...picture.input} />
      </Card>
      <div>
        <Button type="submit" isBusy={form.formState.isSubmitting}>
          Speichern
        </Button>
      </div>
      <ConflictDialog
        isOpen={theirs !== null}
        differences={theirs === null ? [] : differences(mine, picture.address, theirs)}
        onClose={() => setTheirs(null)}
        onOverwrite={() => {
          const revision = theirs?.revision;
          setTheirs(null);
          void form.handleSubmit((values) => save(values, revision))();
        }}
        onTakeTheirs={onSaved}
      />
    </form>
  );
}

function differences(mine: z.input<typeof schema>, imageUrl: string | null, theirs: AdminCategory) {
  return [
    { label: 'Titel', mine: mine.title, theirs: theirs.title },
    { label: 'Beschreibung', mine: mine.description, theirs: theirs.description },
    { label: 'Bild', mine: imageUrl ?? '', theirs: theirs.imageUrl ?? '' },
  ].filter((entry) => entry.mine.trim() !== entry.theirs.trim());
}
