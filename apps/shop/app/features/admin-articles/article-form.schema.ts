import { z } from 'zod';
import { configuratorTypes } from '../../config/paths.ts';
import type { AdminArticle, ArticleEntries } from './admin-article.ts';
import { missingForSale, type SaleFact } from './missing-for-sale.ts';
import { standardNotes } from './standard-notes.ts';

const days = z
  .string()
  .trim()
  .regex(/^\d{0,3}$/, 'Ganze Tage, höchstens 365')
  .refine((text) => Number(text) <= 365, 'Ganze Tage, höchstens 365')
  .transform((text) => (text === '' ? null : Number(text)));

const missingFacts: Readonly<Record<SaleFact, { path: string[]; message: string }>> = {
  withdrawal_excluded: {
    path: ['withdrawalExcluded'],
    message: 'Bitte entscheiden: Ohne diese Angabe kann der Artikel nur pausiert gespeichert werden',
  },
  manufacturer: {
    path: ['manufacturer'],
    message: 'Name, Anschrift und E-Mail oder Internetadresse angeben, durch Kommas getrennt',
  },
  safety_notes: {
    path: ['safetyNotes'],
    message: 'Sicherheitshinweise fehlen: Ohne sie kann der Artikel nur pausiert gespeichert werden',
  },
};

/** The choices for the right of withdrawal; empty until one is chosen. */
export const withdrawalChoices = ['', 'granted', 'excluded'] as const;

/** What the article form takes; comma and point both part the cents (OP-83). */
export const articleFormSchema = z
  .object({
    title: z.string().trim().min(1, 'Titel fehlt').max(200, 'Höchstens 200 Zeichen'),
    description: z.string().trim().max(20_000, 'Höchstens 20.000 Zeichen'),
    price: z
      .string()
      .trim()
      .regex(/^(\d{1,7}([.,]\d{1,2})?)?$/, 'Nur Ziffern mit höchstens zwei Nachkommastellen, zum Beispiel 149,90')
      .transform((text) => (text === '' ? null : Number(text.replace(',', '.')))),
    configuratorType: z.enum(['', ...configuratorTypes]).transform((type) => (type === '' ? null : type)),
    formTemplateId: z.string().transform((id) => (id === '' ? null : id)),
    isPaused: z.boolean(),
    withdrawalExcluded: z.enum(withdrawalChoices).transform((choice) => (choice === '' ? null : choice === 'excluded')),
    deliveryMinDays: days,
    deliveryMaxDays: days,
    manufacturer: z.string().trim().max(1_000, 'Höchstens 1000 Zeichen'),
    safetyNotes: z.string().trim().max(5_000, 'Höchstens 5000 Zeichen'),
    categoryIds: z.array(z.string()),
  })
  .refine(
    ({ deliveryMinDays: min, deliveryMaxDays: max }) =>
      (min === null) === (max === null) && (min === null || max === null || min <= max),
    { path: ['deliveryMaxDays'], message: 'Beide Angaben ausfüllen, die zweite nicht kleiner als die erste' },
  )
  .superRefine((article, context) => {
    // A paused article may be saved incomplete; an article on sale needs the facts the law requires.
    if (article.isPaused) return;
    for (const fact of missingForSale(article)) context.addIssue({ code: 'custom', ...missingFacts[fact] });
  });

export type ArticleFormValues = z.input<typeof articleFormSchema>;
export type ParsedArticleForm = z.output<typeof articleFormSchema>;

/** The entries of the form for an article, or for a new one, which begins paused and with standard safety notes. */
export function articleFormValues(article: AdminArticle | null): ArticleFormValues {
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
  return {
    title: article?.title ?? '',
    description: article?.description ?? '',
    price: article?.price === null || article === null ? '' : article.price.toFixed(2).replace('.', ','),
    configuratorType: article?.configuratorType ?? '',
    formTemplateId: article?.formTemplateId ?? '',
    isPaused: article?.isPaused ?? true,
    withdrawalExcluded: withdrawalChoice(article?.withdrawalExcluded ?? null),
    deliveryMinDays: text(article?.deliveryMinDays),
    deliveryMaxDays: text(article?.deliveryMaxDays),
    manufacturer: article?.manufacturer ?? '',
    safetyNotes: article?.safetyNotes ?? standardNotes(''),
    categoryIds: [...(article?.categoryIds ?? [])],
  };
}

function withdrawalChoice(isExcluded: boolean | null): (typeof withdrawalChoices)[number] {
  if (isExcluded === null) return '';
  return isExcluded ? 'excluded' : 'granted';
}

/** What is stored of a valid form. */
export function articleEntries(values: ParsedArticleForm, imageUrl: string | null): ArticleEntries {
  return { ...values, imageUrl };
}
