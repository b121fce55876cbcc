import { readImageFocus } from '#app/lib/files/image-focus.ts';
import type { AdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import type { ArticleFormValues, CategoryChoice, StoredImage, TemplateChoice } from './admin-article.ts';
import type { ArticleTexts } from './texts/article-texts.ts';

/** Entries and pictures of the form. */
interface ArticleEdits extends ArticleFormValues {
  imageUrl: string | null;
  images: readonly Omit<StoredImage, 'id'>[];
}

/** The values of the form in words, for merging edits; see `useEditMerge`. */
export function articleMergeWords(
  names: { categories: readonly CategoryChoice[]; templates: readonly TemplateChoice[] },
  texts: ArticleTexts,
  shared: AdminTexts,
) {
  const picture = (address: string | null) => (address === null ? '' : describePicture(address, shared));
  return {
    labels: { ...texts.fields, imageUrl: texts.mainImage, images: texts.images },
    describe: (key: keyof ArticleEdits, values: ArticleEdits): string => {
      if (key === 'imageUrl') return picture(values.imageUrl);
      if (key === 'images')
        return values.images.map(({ url, altText }) => `${altText.trim()}: ${picture(url)}`).join('\n');
      if (key === 'withdrawalExcluded') return texts.withdrawalChoices[values.withdrawalExcluded];
      const value = values[key];
      if (key === 'formTemplateId') return names.templates.find(({ id }) => id === value)?.name ?? '';
      if (Array.isArray(value)) {
        const titles = names.categories.filter(({ id }) => value.includes(id)).map(({ title }) => title);
        return titles.join(', ');
      }
      if (typeof value === 'boolean') return value ? texts.yes : texts.no;
      return value.trim();
    },
  };
}

/** The file name of a picture, with the focus of its crop unless that is the centre. */
function describePicture(picture: string, { picture: texts }: AdminTexts): string {
  const { address, focus } = readImageFocus(picture);
  const name = address.slice(address.lastIndexOf('/') + 1);
  if (address === picture) return name;
  const { x, y } = texts.axes;
  return `${name} (${texts.crop}: ${texts.axisValue(focus.x, x)}, ${texts.axisValue(focus.y, y)})`;
}
