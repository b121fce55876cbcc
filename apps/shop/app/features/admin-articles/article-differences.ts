import type { Difference } from '#app/ui/admin/dialogs/conflict-dialog.tsx';
import type { AdminArticle, CategoryChoice, TemplateChoice } from './admin-article.ts';
import { type ArticleFormValues, articleFormValues } from './article-form.schema.ts';
import type { ArticleTexts } from './texts/article-texts.ts';

/** Describes the differences between the form and the saved version. */
export function articleDifferences(
  mine: ArticleFormValues,
  saved: AdminArticle,
  names: { categories: readonly CategoryChoice[]; templates: readonly TemplateChoice[] },
  texts: ArticleTexts,
): readonly Difference[] {
  const theirs = articleFormValues(saved);
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
  return Object.keys(texts.fields)
    .filter((key): key is keyof ArticleFormValues & string => key in mine)
    .map((key) => ({ label: texts.fields[key], mine: inWords(mine, key), theirs: inWords(theirs, key) }))
    .filter((entry) => entry.mine !== entry.theirs);
}
