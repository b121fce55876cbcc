import type { ArticleFormValues } from './article-form.schema.ts';

/** The choices for the right of withdrawal, as the form and the list of differences name them. */
export const withdrawalWords: Readonly<Record<ArticleFormValues['withdrawalExcluded'], string>> = {
  '': 'Noch nicht entschieden',
  granted: '14 Tage Widerrufsrecht',
  excluded: 'Maßanfertigung: kein Widerrufsrecht',
};
