import { z } from 'zod';
import { type ConfiguratorType, configuratorTypes } from '#app/config/paths.ts';
import type { AdminArticle, ArticleEntries } from './admin-article.ts';
import { missingForSale, type SaleFact } from './missing-for-sale.ts';
import { standardNotes } from './standard-notes.ts';
import type { ArticleTexts } from './texts/article-texts.ts';

/** Choices for the right of withdrawal; empty until one is chosen. */
export const withdrawalChoices = ['', 'granted', 'excluded'] as const;

/** The entries of the article form. */
export interface ArticleFormValues {
  title: string;
  description: string;
  price: string;
  configuratorType: ConfiguratorType | '';
  formTemplateId: string;
  isPaused: boolean;
  withdrawalExcluded: (typeof withdrawalChoices)[number];
  deliveryMinDays: string;
  deliveryMaxDays: string;
  manufacturer: string;
  safetyNotes: string;
  categoryIds: string[];
}

const factFields: Readonly<Record<SaleFact, string>> = {
  withdrawal_excluded: 'withdrawalExcluded',
  manufacturer: 'manufacturer',
  safety_notes: 'safetyNotes',
};

/** Maximum number of characters by field. */
const maxLengths = { title: 200, description: 20_000, manufacturer: 1_000, safetyNotes: 5_000 } as const;

/**
 * Returns the schema of the article form. Both comma and point are accepted as decimal separator (OP-83).
 * @param number formats a number for display
 */
export function articleFormSchema(texts: ArticleTexts, number: (value: number) => string) {
  const text = (field: keyof typeof maxLengths) =>
    z
      .string()
      .trim()
      .max(maxLengths[field], texts.atMost(number(maxLengths[field])));
  const days = z
    .string()
    .trim()
    .regex(/^\d{0,3}$/, texts.daysInvalid)
    .refine((typed) => Number(typed) <= 365, texts.daysInvalid)
    .transform((typed) => (typed === '' ? null : Number(typed)));
  return z
    .object({
      title: z
        .string()
        .trim()
        .min(1, texts.titleMissing)
        .max(maxLengths.title, texts.atMost(number(maxLengths.title))),
      description: text('description'),
      price: z
        .string()
        .trim()
        .regex(/^(\d{1,7}([.,]\d{1,2})?)?$/, texts.priceInvalid)
        .transform((typed) => (typed === '' ? null : Number(typed.replace(',', '.')))),
      configuratorType: z.enum(['', ...configuratorTypes]).transform((type) => (type === '' ? null : type)),
      formTemplateId: z.string().transform((id) => (id === '' ? null : id)),
      isPaused: z.boolean(),
      withdrawalExcluded: z
        .enum(withdrawalChoices)
        .transform((choice) => (choice === '' ? null : choice === 'excluded')),
      deliveryMinDays: days,
      deliveryMaxDays: days,
      manufacturer: text('manufacturer'),
      safetyNotes: text('safetyNotes'),
      categoryIds: z.array(z.string()),
    })
    .refine(
      ({ deliveryMinDays: min, deliveryMaxDays: max }) =>
        (min === null) === (max === null) && (min === null || max === null || min <= max),
      { path: ['deliveryMaxDays'], message: texts.daysIncomplete },
    )
    .superRefine((article, context) => {
      // A paused article may be saved incomplete; an article on sale needs the facts the law requires.
      if (article.isPaused) return;
      for (const fact of missingForSale(article)) {
        context.addIssue({ code: 'custom', path: [factFields[fact]], message: texts.missingFacts[fact] });
      }
    });
}

export type ParsedArticleForm = z.output<ReturnType<typeof articleFormSchema>>;

/** Form values of an article. A new article is paused and has the standard safety notes. */
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

/** Converts valid form values for storage. */
export function articleEntries(values: ParsedArticleForm, imageUrl: string | null): ArticleEntries {
  return { ...values, imageUrl };
}
