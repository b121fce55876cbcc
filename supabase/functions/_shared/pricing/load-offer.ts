import type { Configurator, UnavailableMaterial } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import * as z from 'zod/mini';
import type { OrderLineRequest } from '../../../contracts/index.ts';
import { dayInBerlin } from '../../../legal/index.ts';
import { callDatabase, readRows } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { type Article, articleColumns, articleSchema } from './articles.schema.ts';
import { compiledConfigurator } from './compiled-configurators.ts';

/** The articles of a request, with the configurators of their published templates. */
export interface Offer {
  articles: ReadonlyMap<string, Article>;
  /** Translated if the template has texts in the language; undefined for a ready-made article. */
  configuratorOf: (articleId: string, language: string | null) => Configurator | undefined;
  /** Sold-out materials. */
  unavailable: readonly UnavailableMaterial[];
}

/** Templates by id. */
const templatesSchema = z.record(z.uuid(), z.unknown());
const soldOutSchema = z.array(z.object({ key: z.string() }));

/** Reads the articles of an order, their published templates, and the sold-out materials. */
export async function loadOffer(
  { database, now }: Pick<FunctionDeps, 'database' | 'now'>,
  lines: readonly OrderLineRequest[],
): Promise<Offer> {
  // Read once, so that every line is priced on the same day even at midnight.
  const today = dayInBerlin(now());
  const ids = [...new Set(lines.map((line) => line.articleId))];
  const [articles, soldOut] = await Promise.all([
    readRows(database.from('articles').select(articleColumns).in('id', ids), z.array(articleSchema)),
    readRows(database.from('materials').select('key').eq('is_sold_out', true), soldOutSchema),
  ]);
  const onSale = articles.filter((article) => !article.is_paused);
  const templateIds = [...new Set(onSale.flatMap((article) => article.form_template_id ?? []))];
  const templates = await publishedTemplates(database, templateIds);
  const ofArticles = new Map<string, unknown>();
  for (const article of onSale) {
    const template = article.form_template_id === null ? builtInTemplate(article) : templates[article.form_template_id];
    if (template !== undefined) ofArticles.set(article.id, template);
  }
  return {
    articles: new Map(articles.map((article) => [article.id, article])),
    configuratorOf: (articleId, language) => {
      const template = ofArticles.get(articleId);
      return template === undefined ? undefined : compiledConfigurator(template, language, today);
    },
    unavailable: soldOut.map(({ key }) => ({ material: key, reason: '' })),
  };
}

/** Reads the published templates in one query. A template that was never published is missing from the result. */
async function publishedTemplates(
  database: FunctionDeps['database'],
  ids: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  if (ids.length === 0) return {};
  return callDatabase(database, 'get_complete_forms', { p_template_ids: ids }, templatesSchema);
}

function builtInTemplate({ configurator_type: type }: Article): unknown {
  return Object.entries(builtInTemplates).find(([name]) => name === type)?.[1];
}
