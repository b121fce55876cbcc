import { z } from 'zod';
import { failureText, parseDatabaseFailure } from '../../lib/database-failure.ts';
import { saleFactNames, saleFacts } from './missing-for-sale.ts';

const refusalSchema = z.object({ title: z.string(), missing: z.array(z.enum(saleFacts)).min(1) });
const list = new Intl.ListFormat('de');

/** Why the database did not take a change of articles, in words; names what is missing where one may not be sold yet. */
export function articleFailureText(error: unknown): string {
  const failure = parseDatabaseFailure(error);
  const refusal = refusalSchema.safeParse(failure?.details);
  if (failure?.message !== 'article_incomplete' || !refusal.success) return failureText(error);
  const missing = refusal.data.missing.map((fact) => saleFactNames[fact]);
  const verb = missing.length === 1 && refusal.data.missing[0] === 'withdrawal_excluded' ? 'fehlt' : 'fehlen';
  return `„${refusal.data.title}“ darf noch nicht verkauft werden: Es ${verb} ${list.format(missing)}.`;
}
