import { z } from 'zod';
import { failureText, parseDatabaseFailure } from '../../lib/database-failure.ts';
import { saleFactNames, saleFacts } from './missing-for-sale.ts';

const refusalSchema = z.object({ title: z.string(), missing: z.array(z.enum(saleFacts)).min(1) });
const unpublishedSchema = z.object({ title: z.string(), template: z.string() });
const list = new Intl.ListFormat('de');

/** Text for a change of articles that the database rejected. Names what keeps an article from being sold. */
export function articleFailureText(error: unknown): string {
  const failure = parseDatabaseFailure(error);
  const unpublished = unpublishedSchema.safeParse(failure?.details);
  if (failure?.message === 'template_unpublished' && unpublished.success) {
    const { title, template } = unpublished.data;
    return `„${title}“ kann nicht verkauft werden: Die Vorlage „${template}“ ist noch nicht veröffentlicht.`;
  }
  const refusal = refusalSchema.safeParse(failure?.details);
  if (failure?.message !== 'article_incomplete' || !refusal.success) return failureText(error);
  const missing = refusal.data.missing.map((fact) => saleFactNames[fact]);
  const verb = missing.length === 1 && refusal.data.missing[0] === 'withdrawal_excluded' ? 'fehlt' : 'fehlen';
  return `„${refusal.data.title}“ darf noch nicht verkauft werden: Es ${verb} ${list.format(missing)}.`;
}
