import { use, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#app/config/paths.ts';
import { isRefusal, parseDatabaseFailure, saveRefusal } from '#app/lib/failures/database-failure.ts';
import { withImageFocus } from '#app/lib/files/image-focus.ts';
import { isUploadRefused, uploadFailureText } from '#app/lib/files/upload-image.ts';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import { setValues } from '#app/lib/forms/set-values.ts';
import { useZodForm } from '#app/lib/forms/use-zod-form.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConflictDialog } from '#app/ui/admin/dialogs/conflict-dialog.tsx';
import { UnsavedGuard } from '#app/ui/admin/dialogs/unsaved-guard.tsx';
import { useEditMerge } from '#app/ui/admin/dialogs/use-edit-merge.ts';
import { SaveBar } from '#app/ui/admin/frame/save-bar.tsx';
import { RiskyClaimsNotice } from '#app/ui/admin/notices/risky-claims-notice.tsx';
import { ImageInput } from '#app/ui/admin/pictures/image-input.tsx';
import { usePicture } from '#app/ui/admin/pictures/use-picture.ts';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Card } from '#app/ui/content/card.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { AdminArticle, ArticleEntries, CategoryChoice, TemplateChoice } from '../admin-article.ts';
import type { SavedArticle } from '../api/save-article.ts';
import {
  articleEntries,
  articleFormSchema,
  articleFormValues,
  type ParsedArticleForm,
} from '../article-form.schema.ts';
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

interface ArticleFormProps extends ImageActions {
  /** Null for a new article. */
  article: AdminArticle | null;
  categories: readonly CategoryChoice[];
  templates: readonly TemplateChoice[];
  /** Set for lists that failed to load; they are empty. Stored categories and template are kept. */
  failed?: { categories?: ListRetry | undefined; templates?: ListRetry | undefined };
  /** @throws if the database rejects the save; see `saveArticle` */
  onSave: (entries: ArticleEntries, known: SavedArticle | null) => Promise<SavedArticle>;
  /** Loads the current article after another admin changed it. */
  onReload: (id: string) => Promise<AdminArticle | null>;
  /** Called after the article and all its images were saved. */
  onSaved: () => void;
}

/** Form of an article. Entries and chosen files are kept if part of a save fails. */
export function ArticleForm({
  article,
  categories,
  templates,
  failed = {},
  onSave,
  onReload,
  onSaved,
  ...imageActions
}: ArticleFormProps) {
  const language = use(PageLanguage);
  const texts = useArticleTexts();
  const shared = useAdminTexts();
  const formats = usePageFormats();
  const schema = useMemo(() => articleFormSchema(texts, formats), [texts, formats]);
  const form = useZodForm(schema, { defaultValues: articleFormValues(article) });
  const pictures = useArticleImages(article?.images ?? [], imageActions);
  const [known, setKnown] = useState<SavedArticle | null>(article);
  const mainImage = usePicture('article', article?.imageUrl ?? null, imageActions.upload);
  const [pictureChanges, setPictureChanges] = useState(0);
  /** Number of changes that a retry has stored. Further changes during its upload remain unsaved. */
  const [storedPictureChanges, setStoredPictureChanges] = useState(0);
  const [isDone, setIsDone] = useState(false);
  const values = form.watch();
  const { configuratorType, formTemplateId, isPaused, categoryIds, ...checked } = texts.fields;
  const isDirty = form.formState.isDirty || mainImage.isDirty || pictureChanges !== storedPictureChanges;

  const merge = useEditMerge({
    row: article,
    onReload,
    ...articleMergeWords({ categories, templates }, texts, shared),
    mine: () => ({
      ...form.getValues(),
      mainImage: mainImage.name,
      images: pictures.images.map((image) => ({
        url: withImageFocus(image.url ?? image.file?.name ?? '', image.focus),
        altText: image.altText,
      })),
    }),
    apply: ({ mainImage: address, images, ...changes }, row) => {
      setKnown(row);
      setValues(form, changes);
      if (address !== undefined) mainImage.take(address);
      if (images !== undefined) pictures.change({ type: 'take', images: row.images });
    },
  });

  async function save(parsed: ParsedArticleForm) {
    const state = merge.version();
    let address: string | null;
    try {
      address = await mainImage.send();
    } catch (error) {
      if (isUploadRefused(error)) showErrorToast({ ...saveRefusal[language], id: 'save' });
      else
        showErrorToast({ title: texts.mainImageFailed, description: uploadFailureText(error, language), id: 'save' });
      return;
    }
    try {
      const saved = await onSave(articleEntries(parsed, address), state);
      setKnown(saved);
      mainImage.keep(address);
      const isComplete = await pictures.saveAll(saved.id, parsed.title);
      showToast({
        title: state === null ? texts.created : texts.updated,
        description: merge.taken() === '' ? undefined : shared.takenOver(merge.taken()),
      });
      form.reset(form.getValues());
      if (!isComplete) {
        merge.rebase(saved);
        return;
      }
      // The navigation guard must see this before the navigation starts.
      flushSync(() => setIsDone(true));
      onSaved();
    } catch (error) {
      await explain(error, state === null);
    }
  }

  async function retryPictures() {
    if (known === null || !(await pictures.saveAll(known.id, values.title.trim()))) return;
    setStoredPictureChanges(pictureChanges);
    showToast({ title: texts.updated, id: 'save' });
  }

  async function explain(error: unknown, isNew: boolean) {
    if (await merge.settle(error)) return;
    if (isRefusal(error)) {
      showErrorToast({ ...saveRefusal[language], id: 'save' });
      return;
    }
    if (parseDatabaseFailure(error)?.message === 'template_unpublished') {
      form.setError('formTemplateId', { message: articleFailureText(error, language) }, { shouldFocus: true });
    }
    showErrorToast({
      title: isNew ? texts.createFailed : texts.updateFailed,
      description: articleFailureText(error, language),
      id: 'save',
    });
  }

  function changePictures(change: Parameters<typeof pictures.change>[0]) {
    setPictureChanges((count) => count + 1);
    pictures.change(change);
  }

  return (
    <form
      ref={merge.form}
      noValidate
      onSubmit={form.handleSubmit((parsed) => save(parsed))}
      className="grid items-start gap-6 *:min-w-0 xl:grid-cols-[1fr_24rem]"
    >
      <UnsavedGuard isDirty={isDirty && !isDone} />
      <div className="flex flex-col gap-5">
        <FormErrors form={form} labels={checked} heading={shared.correctFields} />
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
              changePictures({ type: 'add', files: files.map((added) => ({ key: crypto.randomUUID(), file: added })) })
            }
            onDescribe={(key, altText) => changePictures({ type: 'describe', key, altText })}
            onFocusChange={(key, focus) => changePictures({ type: 'focus', key, focus })}
            onMove={(key, by) => changePictures({ type: 'move', key, by })}
            onRemove={(image) => void pictures.remove(image)}
            onCancel={pictures.cancel}
            onRetry={() => void retryPictures()}
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
      <div className="sticky bottom-0 z-10 xl:col-span-2">
        <SaveBar
          isDirty={isDirty && !isDone}
          isBusy={form.formState.isSubmitting}
          shopPath={known === null ? null : paths.article(known.id)}
        />
      </div>
      <ConflictDialog {...merge.dialog} />
    </form>
  );
}
