import { readImageFocus } from '#app/lib/files/image-focus.ts';
import type { Difference } from '#app/ui/admin/dialogs/conflict-dialog.tsx';
import type { AdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import type { AdminArticle, CategoryChoice, StoredImage, TemplateChoice } from './admin-article.ts';
import { type ArticleFormValues, articleFormValues } from './article-form.schema.ts';
import type { ArticleTexts } from './texts/article-texts.ts';

/** Entries and pictures of the form. A picture that is not uploaded yet has its file name as address. */
interface FormState {
  values: ArticleFormValues;
  imageUrl: string | null;
  images: readonly Omit<StoredImage, 'id'>[];
}

/** Describes the differences between the form and the saved version. */
export function articleDifferences(
  mine: FormState,
  saved: AdminArticle,
  names: { categories: readonly CategoryChoice[]; templates: readonly TemplateChoice[] },
  texts: ArticleTexts,
  shared: AdminTexts,
): readonly Difference[] {
  const theirs = { values: articleFormValues(saved), imageUrl: saved.imageUrl, images: saved.images };
  const inWords = (values: ArticleFormValues, key: keyof ArticleFormValues): string => {
    const value = values[key];
    if (key === 'formTemplateId') return names.templates.find(({ id }) => id === value)?.name ?? '';
    if (key === 'withdrawalExcluded') return texts.withdrawalChoices[values.withdrawalExcluded];
    if (Array.isArray(value)) {
      const titles = names.categories.filter(({ id }) => value.includes(id)).map(({ title }) => title);
      return titles.join(', ');
    }
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    return value.trim();
  };
  const picture = (address: string | null) => (address === null ? '' : describePicture(address, shared));
  const list = (images: FormState['images']) =>
    images.map(({ url, altText }) => `${altText.trim()}: ${picture(url)}`).join('\n');
  const fields = Object.keys(texts.fields)
    .filter((key): key is keyof ArticleFormValues & string => key in mine.values)
    .map((key) => ({
      label: texts.fields[key],
      mine: inWords(mine.values, key),
      theirs: inWords(theirs.values, key),
    }));
  return [
    ...fields,
    { label: texts.mainImage, mine: picture(mine.imageUrl), theirs: picture(theirs.imageUrl) },
    { label: texts.images, mine: list(mine.images), theirs: list(theirs.images) },
  ].filter((entry) => entry.mine !== entry.theirs);
}

/** The file name of a picture, with the focus of its crop unless that is the centre. */
function describePicture(picture: string, { picture: texts }: AdminTexts): string {
  const { address, focus } = readImageFocus(picture);
  const name = address.slice(address.lastIndexOf('/') + 1);
  if (address === picture) return name;
  const { x, y } = texts.axes;
  return `${name} (${texts.crop}: ${texts.axisValue(focus.x, x)}, ${texts.axisValue(focus.y, y)})`;
}
