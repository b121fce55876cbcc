import { useMemo } from 'react';
import { z } from 'zod';
import { paths } from '#app/config/paths.ts';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { limitedText } from '#app/lib/forms/limited-text.ts';
import { EntityForm } from '#app/ui/admin/forms/entity-form.tsx';
import { type EntityHandlers, useEntityForm } from '#app/ui/admin/forms/use-entity-form.ts';
import { RiskyClaimsNotice } from '#app/ui/admin/notices/risky-claims-notice.tsx';
import { ImageInput } from '#app/ui/admin/pictures/image-input.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { AdminCategory, CategoryEntries } from '../admin-category.ts';
import { type CategoryTexts, useCategoryTexts } from '../texts/category-texts.ts';

const maxLengths = { title: 200, description: 5_000 };

function schemaOf(texts: CategoryTexts, number: (value: number) => string) {
  return z.object({
    title: limitedText(maxLengths.title, texts, number).min(1, texts.titleMissing),
    description: limitedText(maxLengths.description, texts, number),
  });
}

interface CategoryFormProps extends EntityHandlers<CategoryEntries, AdminCategory> {
  /** Null for a new category. */
  category: AdminCategory | null;
}

/** Form with title, text and picture of a category. Entries are kept if saving fails. */
export function CategoryForm({ category, ...steps }: CategoryFormProps) {
  const texts = useCategoryTexts();
  const { number } = usePageFormats();
  const entity = useEntityForm({
    ...steps,
    row: category,
    schema: useMemo(() => schemaOf(texts, number), [texts, number]),
    valuesOf: (row: AdminCategory | null) => ({ title: row?.title ?? '', description: row?.description ?? '' }),
    purpose: 'category',
    texts,
    labels: texts.fields,
    describe: (key, values) => values[key] ?? '',
  });
  const { form, picture, storedId } = entity;
  const { imageUrl, ...labels } = texts.fields;
  return (
    <EntityForm
      entity={entity}
      labels={labels}
      shopPath={storedId === null ? null : paths.category(storedId)}
      className="max-w-3xl"
    >
      <Card className="flex flex-col gap-5 p-5">
        <TextField label={labels.title} maxLength={200} {...fieldProps(form, 'title')} />
        <TextAreaField label={labels.description} isOptional rows={4} {...fieldProps(form, 'description')} />
        <RiskyClaimsNotice text={Object.values(form.watch()).join('\n')} />
        <ImageInput label={imageUrl} {...picture.input} />
      </Card>
    </EntityForm>
  );
}
