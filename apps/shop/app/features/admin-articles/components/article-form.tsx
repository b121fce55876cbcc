import { use, useMemo } from 'react';
import { paths } from '#app/config/paths.ts';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import { EntityForm } from '#app/ui/admin/forms/entity-form.tsx';
import { type EntityHandlers, useEntityForm } from '#app/ui/admin/forms/use-entity-form.ts';
import { explainSave } from '#app/ui/admin/forms/use-versioned-save.ts';
import { RiskyClaimsNotice } from '#app/ui/admin/notices/risky-claims-notice.tsx';
import { ImageInput } from '#app/ui/admin/pictures/image-input.tsx';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Card } from '#app/ui/content/card.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { AdminArticle, ArticleEntries, CategoryChoice, TemplateChoice } from '../admin-article.ts';
import { articleFormSchema, articleFormValues } from '../article-form.schema.ts';
import { articleMergeWords } from '../article-merge-words.ts';
import { articleFailureText } from '../parse-sale-refusal.ts';
import { useArticleTexts } from '../texts/article-texts.ts';
import { type ImageActions, useArticleImages } from '../use-article-images.ts';
import type { ListRetry } from '../use-choices.ts';
import { ChoicesFailure } from './choices-failure.tsx';
import { ConfiguratorFields } from './configurator-fields.tsx';
import { ImageListEditor } from './image-list-editor.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';
import { SafetyFields } from './safety-fields.tsx';
import { TermsFields } from './terms-fields.tsx';

interface ArticleFormProps extends ImageActions, EntityHandlers<ArticleEntries, AdminArticle, RowVersion> {
  /** Null for a new article. */
  article: AdminArticle | null;
  categories: readonly CategoryChoice[];
  templates: readonly TemplateChoice[];
  /** Set for lists that failed to load; they are empty. Stored categories and template are kept. */
  failed?: { categories?: ListRetry | undefined; templates?: ListRetry | undefined };
}

/** Form of an article. Entries and chosen files are kept if part of a save fails. */
export function ArticleForm({
  article,
  categories,
  templates,
  failed = {},
  onArrange,
  onDeleteImage,
  ...steps
}: ArticleFormProps) {
  const language = use(PageLanguage);
  const texts = useArticleTexts();
  const shared = useAdminTexts();
  const formats = usePageFormats();
  const pictures = useArticleImages(article?.images ?? [], steps.upload, { onArrange, onDeleteImage });
  const entity = useEntityForm({
    ...steps,
    row: article,
    schema: useMemo(() => articleFormSchema(texts, formats), [texts, formats]),
    valuesOf: articleFormValues,
    purpose: 'article',
    further: pictures.values,
    texts,
    uploadFailed: texts.mainImageFailed,
    ...articleMergeWords({ categories, templates }, texts, shared),
    staysOpen: async ({ id }, sent, current) => ((await pictures.saveAll(id, sent.title.trim())) ? null : current()),
    explain: (...failure) => explainSave(...failure, articleFailureText),
    showAtField: (code, error) => {
      if (code === 'template_unpublished') {
        form.setError('formTemplateId', { message: articleFailureText(error, language) }, { shouldFocus: true });
      }
      return false;
    },
  });
  const { form, picture: mainImage, storedId } = entity;
  const values = form.watch();
  const { configuratorType, formTemplateId, isPaused, categoryIds, ...checked } = texts.fields;

  return (
    <EntityForm entity={entity} labels={checked} shopPath={storedId === null ? null : paths.article(storedId)}>
      <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-5">
          <Card className="flex flex-col gap-5 p-5">
            <TextField label={texts.fields.title} maxLength={200} {...fieldProps(form, 'title')} />
            <MarkdownEditor
              label={texts.fields.description}
              text={values.description}
              field={fieldProps(form, 'description')}
            />
            <RiskyClaimsNotice text={`${values.title}\n${values.description}\n${values.safetyNotes}`} />
          </Card>
          <Card className="flex flex-col gap-6 p-5">
            <ImageInput label={texts.mainImage} {...mainImage.input} />
            <ImageListEditor
              images={pictures.images}
              onAdd={(files) =>
                pictures.change({
                  type: 'add',
                  files: files.map((added) => ({ key: crypto.randomUUID(), file: added })),
                })
              }
              onDescribe={(key, altText) => pictures.change({ type: 'describe', key, altText })}
              onFocusChange={(key, focus) => pictures.change({ type: 'focus', key, focus })}
              onMove={(key, by) => pictures.change({ type: 'move', key, by })}
              onRemove={(image) => void pictures.remove(image)}
              onCancel={pictures.cancel}
              onRetry={() => {
                if (storedId !== null) void pictures.retry(storedId, values.title.trim());
              }}
            />
          </Card>
          <Card className="flex flex-col gap-5 p-5">
            <SafetyFields form={form} articleNumber={article?.articleNumber ?? null} />
          </Card>
        </div>
        <div className="flex flex-col gap-5 xl:sticky xl:top-6">
          <Card className="flex flex-col gap-5 p-5">
            <CheckboxField
              label={texts.pausedLabel}
              isChecked={values.isPaused}
              onCheckedChange={(isPaused) => form.setValue('isPaused', isPaused, { shouldDirty: true })}
            />
            <NumberField
              kind="euros"
              label={texts.fields.price}
              isOptional
              description={texts.priceHint}
              {...fieldProps(form, 'price')}
            />
            <ConfiguratorFields form={form} templates={templates} failed={failed.templates} />
          </Card>
          <Card className="flex flex-col gap-2 p-5">
            <fieldset>
              <legend className="mb-1 font-semibold">{texts.categories}</legend>
              {failed.categories && <ChoicesFailure {...failed.categories} />}
              {categories.length === 0 && !failed.categories && <p className="text-ink-soft">{texts.noCategories}</p>}
              {categories.map(({ id, title }) => (
                <CheckboxField
                  key={id}
                  label={<span lang="de">{title}</span>}
                  isChecked={values.categoryIds.includes(id)}
                  onCheckedChange={(isChecked) =>
                    form.setValue(
                      'categoryIds',
                      isChecked ? [...values.categoryIds, id] : values.categoryIds.filter((other) => other !== id),
                      { shouldDirty: true },
                    )
                  }
                />
              ))}
            </fieldset>
          </Card>
          <Card className="flex flex-col gap-4 p-5">
            <TermsFields form={form} />
          </Card>
        </div>
      </div>
    </EntityForm>
  );
}
