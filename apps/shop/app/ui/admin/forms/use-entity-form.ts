import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ImagePurpose, UploadImage } from '#app/lib/files/upload-image.ts';
import { setValues } from '#app/lib/forms/set-values.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import { usePicture } from '../pictures/use-picture.ts';
import type { MergedForm } from './use-edit-merge.ts';
import { type SaveSteps, useVersionedSave } from './use-versioned-save.ts';

interface Picture {
  imageUrl: string | null;
}

/** What the page of a form passes to it. */
export interface EntityHandlers<Entries, Row, Saved = Row> {
  upload: UploadImage;
  /** @throws if the database rejects the save */
  onSave: (entries: Entries, known: RowVersion | null) => Promise<Saved>;
  /** Loads the current row after another admin changed it. */
  onReload: (id: string) => Promise<Row | null>;
  /** Called after everything was saved. */
  onSaved: () => void;
}

/** Values that a form edits outside of its fields, such as a list of pictures. */
interface FurtherValues<Row, Further> {
  valuesOf: (row: Row) => Further;
  mine: () => Further;
  apply: (changes: Partial<Further>, row: Row) => void;
  isDirty: boolean;
}

interface EntityFormOptions<Row extends RowVersion, Values, Parsed, Saved extends RowVersion, Further>
  extends SaveSteps<Values & Picture & Further, Parsed & Picture, Saved>,
    Pick<MergedForm<Row, Values & Picture & Further>, 'row' | 'onReload' | 'labels' | 'describe'> {
  schema: z.ZodType<Parsed, Values>;
  /** The values of the fields of a row; of a new one for null. */
  valuesOf: (row: Row | null) => Values;
  purpose: ImagePurpose;
  upload: UploadImage;
  further?: FurtherValues<Row, Further>;
}

/**
 * The form of a stored row with a picture: its fields and what is unsaved, the save, errors of the server at their
 * fields, and the merge with the edits of another admin. `EntityForm` shows it.
 */
export function useEntityForm<
  Row extends RowVersion & Picture,
  Values extends FieldValues,
  Parsed extends FieldValues,
  Saved extends RowVersion,
  Further extends object = Record<never, never>,
>({
  row,
  schema,
  valuesOf,
  purpose,
  upload,
  further,
  ...steps
}: EntityFormOptions<Row, Values, Parsed, Saved, Further>) {
  type Edits = Values & Picture & Further;
  const form = useZodForm(schema, { defaultValues: valuesOf(row) as DefaultValues<Values> });
  const picture = usePicture(purpose, row?.imageUrl ?? null, upload);
  const [storedId, setStoredId] = useState(row?.id ?? null);
  const {
    save,
    isSaved,
    form: element,
    conflictDialog,
  } = useVersionedSave<Row, Edits, Parsed & Picture, Saved>({
    ...steps,
    row,
    // Without `further` there are no further values.
    valuesOf: (stored) => ({ ...valuesOf(stored), imageUrl: stored.imageUrl, ...further?.valuesOf(stored) }) as Edits,
    mine: () => ({ ...form.getValues(), imageUrl: picture.name, ...further?.mine() }) as Edits,
    apply: (changes, stored) => {
      setValues(form, changes);
      if (changes.imageUrl !== undefined) picture.take(changes.imageUrl);
      further?.apply(changes, stored);
    },
    onSave: async (entries, known) => {
      const saved = await steps.onSave(entries, known);
      setStoredId(saved.id);
      picture.keep(entries.imageUrl);
      return saved;
    },
    staysOpen: async (...done) => {
      const stored = (await steps.staysOpen?.(...done)) ?? null;
      if (stored !== null) form.reset(form.getValues());
      return stored;
    },
  });
  const isDirty = form.formState.isDirty || picture.isDirty || further?.isDirty === true;
  return {
    form,
    picture,
    /** The id of the row; null for a new one that is not saved yet. */
    storedId,
    isDirty: isDirty && !isSaved,
    submit: form.handleSubmit((parsed) => save(async () => ({ ...parsed, imageUrl: await picture.send() }))),
    /** For the form element. */
    element,
    conflictDialog,
  };
}
