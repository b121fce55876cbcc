import { parseEuroText, parseNumberText } from 'configurator-core';
import { z } from 'zod';
import { configuratorTypes } from '#app/config/paths.ts';
import { limitedText } from '#app/lib/forms/limited-text.ts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import {
  type AdminArticle,
  type ArticleFormValues,
  type WithdrawalChoice,
  withdrawalChoices,
} from './admin-article.ts';
import { missingForSale, type SaleFact } from './missing-for-sale.ts';
import { standardNotes } from './standard-notes.ts';
import type { ArticleTexts } from './texts/article-texts.ts';

const factFields: Readonly<Record<SaleFact, string>> = {
  withdrawal_excluded: 'withdrawalExcluded',
  manufacturer: 'manufacturer',
  safety_notes: 'safetyNotes',
};

/** Maximum number of characters by field. */
const maxLengths = { title: 200, description: 20_000, manufacturer: 1_000, safetyNotes: 5_000 } as const;

/**
 * Returns the schema of the article form. Both comma and point are accepted as decimal separator (OP-83).
 * @param formats of the page; its locale decides what `1.250` means
 */
export function articleFormSchema(texts: ArticleTexts, { number, locale }: Pick<AdminFormats, 'number' | 'locale'>) {
  const text = (field: keyof typeof maxLengths) => limitedText(maxLengths[field], texts, number);
  const days = z.string().transform((typed, context) => {
    if (typed.trim() === '') return null;
    const count = parseNumberText(typed, locale);
    if (count !== undefined && Number.isInteger(count) && count >= 0 && count <= 365) return count;
    context.addIssue({ code: 'custom', message: texts.daysInvalid });
    return z.NEVER;
  });
  return z
    .object({
      title: text('title').min(1, texts.titleMissing),
      description: text('description'),
      price: z.string().transform((typed, context) => {
        if (typed.trim() === '') return null;
        const cents = parseEuroText(typed, locale);
        if (cents !== undefined && cents >= 0) return cents / 100;
        context.addIssue({ code: 'custom', message: texts.priceInvalid });
        return z.NEVER;
      }),
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

function withdrawalChoice(isExcluded: boolean | null): WithdrawalChoice {
  if (isExcluded === null) return '';
  return isExcluded ? 'excluded' : 'granted';
}
