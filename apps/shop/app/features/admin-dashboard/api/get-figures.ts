import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Counts, DayRange, Figures } from '../figures.ts';
import type { ConfiguratorFunnel } from '../funnel.ts';

const figuresSchema = z.object({
  days: z.array(z.object({ day: z.string(), orders: z.int(), paid: z.int(), revenueCents: z.int() })),
  steps: z.object({ placed: z.int(), paid: z.int(), begun: z.int(), shipped: z.int() }),
});

const countsSchema = z.object({
  categories: z.int(),
  articles: z.int(),
  openOrders: z.int(),
  paymentsUnderReview: z.int(),
  paymentsWithoutOrder: z.int(),
  disputes: z.int(),
  failedMails: z.int(),
});

const funnelsSchema = z.array(
  z.object({
    templateId: z.string(),
    name: z.string(),
    opened: z.int(),
    added: z.int(),
    steps: z.array(z.object({ id: z.string(), title: z.string(), visits: z.int() })),
  }),
);

/** Returns orders and revenue of a range of days. @throws if the database rejects the request */
export async function getFigures(client: SupabaseClient, { from, to }: DayRange): Promise<Figures> {
  const { data } = await client.rpc('dashboard_figures', { p_from: from, p_to: to }).throwOnError();
  return figuresSchema.parse(data);
}

/** Returns counts of the shop's data and of open tasks. @throws if the database rejects the request */
export async function getCounts(client: SupabaseClient): Promise<Counts> {
  const { data } = await client.rpc('dashboard_counts').throwOnError();
  return countsSchema.parse(data);
}

/** Returns the funnel of each configurator, most opened first. @throws if the database rejects the request */
export async function getFunnels(
  client: SupabaseClient,
  { from, to }: DayRange,
): Promise<readonly ConfiguratorFunnel[]> {
  const { data } = await client.rpc('configurator_funnel', { p_from: from, p_to: to }).throwOnError();
  return funnelsSchema.parse(data);
}
