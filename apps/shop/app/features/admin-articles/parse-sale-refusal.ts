import { z } from 'zod';
import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import { uploadFailureText } from '#app/lib/files/upload-image.ts';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { saleFacts } from './missing-for-sale.ts';
import { articleTexts } from './texts/article-texts.ts';

const refusalSchema = z.object({ title: z.string(), missing: z.array(z.enum(saleFacts)).min(1) });
const unpublishedSchema = z.object({ title: z.string(), template: z.string() });

/** Error message for a rejected change of articles or their pictures. Lists the facts missing for sale. */
export function articleFailureText(error: unknown, language: AdminLanguage): string {
  const texts = articleTexts[language];
  const failure = parseDatabaseFailure(error);
  const unpublished = unpublishedSchema.safeParse(failure?.details);
  if (failure?.message === 'template_unpublished' && unpublished.success) {
    const { title, template } = unpublished.data;
    return texts.unpublished(title, template);
  }
  const refusal = refusalSchema.safeParse(failure?.details);
  if (failure?.message !== 'article_incomplete' || !refusal.success) return uploadFailureText(error, language);
  const missing = refusal.data.missing.map((fact) => texts.saleFacts[fact]);
  const isOne = refusal.data.missing.join() === 'withdrawal_excluded';
  return texts.incomplete(refusal.data.title, adminFormats[language].list(missing), isOne);
}
