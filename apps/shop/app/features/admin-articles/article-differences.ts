import type { Difference } from '../../ui/admin/conflict-dialog.tsx';
import type { AdminArticle, CategoryChoice, TemplateChoice } from './admin-article.ts';
import { type ArticleFormValues, articleFormValues } from './article-form.schema.ts';
import { withdrawalWords } from './withdrawal-words.ts';

const labels: Readonly<Record<keyof ArticleFormValues, string>> = {
  title: 'Titel',
  description: 'Beschreibung',
  price: 'Preis',
  configuratorType: 'Konfigurator',
  formTemplateId: 'Formularvorlage',
  isPaused: 'Pausiert',
  withdrawalExcluded: 'Widerrufsrecht',
  deliveryMinDays: 'Lieferzeit von',
  deliveryMaxDays: 'Lieferzeit bis',
  manufacturer: 'Hersteller',
  safetyNotes: 'Sicherheitshinweise',
  categoryIds: 'Kategorien',
};

/** Differences between a form and the saved version, in words. */
export function articleDifferences(
  mine: ArticleFormValues,
  saved: AdminArticle,
  names: { categories: readonly CategoryChoice[]; templates: readonly TemplateChoice[] },
): readonly Difference[] {
  const theirs = articleFormValues(saved);
  const inWords = (values: ArticleFormValues, key: keyof ArticleFormValues): string => {
    const value = values[key];
    if (key === 'formTemplateId') return names.templates.find(({ id }) => id === value)?.name ?? '';
    if (key === 'withdrawalExcluded') return withdrawalWords[values.withdrawalExcluded];
    if (Array.isArray(value)) {
      const titles = names.categories.filter(({ id }) => value.includes(id)).map(({ title }) => title);
      return titles.join(', ');
    }
    if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
    return value.trim();
  };
  return Object.keys(labels)
    .filter((key): key is keyof ArticleFormValues => key in mine)
    .map((key) => ({ label: labels[key], mine: inWords(mine, key), theirs: inWords(theirs, key) }))
    .filter((entry) => entry.mine !== entry.theirs);
}
