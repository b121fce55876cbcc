import type { Configurator, UnavailableMaterial } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import * as z from 'zod/mini';
import type { OrderLineRequest } from '../../contracts/index.ts';
import { dayInBerlin } from '../../legal/index.ts';
import { callDatabase, readRows } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { type Article, articleColumns, articleSchema } from './articles.schema.ts';
import { compiledConfigurator } from './compiled-configurators.ts';

/** What can be ordered: the articles, and the configurators that make them. */
export interface Offer {
  articles: ReadonlyMap<string, Article>;
  /** In a language, as far as its template has texts in it; undefined for an article that is ready-made. */
  configuratorOf: (articleId: string, language: string | null) => Configurator | undefined;
  /** What is sold out. */
  unavailable: readonly UnavailableMaterial[];
}

const soldOutSchema = z.array(z.object({ key: z.string() }));

/** Reads the articles of an order, the published templates they are made with, and which materials are sold out. */
export async function loadOffer(
  { database, now }: Pick<FunctionDeps, 'database' | 'now'>,
  lines: readonly OrderLineRequest[],
): Promise<Offer> {
  // One day for the whole order, also while midnight passes.
  const today = dayInBerlin(now());
  const ids = [...new Set(lines.map((line) => line.articleId))];
  const [articles, soldOut] = await Promise.all([
    readRows(database.from('articles').select(articleColumns).in('id', ids), z.array(articleSchema)),
    readRows(database.from('materials').select('key').eq('is_sold_out', true), soldOutSchema),
  ]);
  const onSale = articles.filter((article) => !article.is_paused);
  const templates = new Map<string, unknown>();
  for (const id of new Set(onSale.flatMap((article) => article.form_template_id ?? []))) {
    templates.set(id, await callDatabase(database, 'get_complete_form', { p_template_id: id }, z.unknown()));
  }
  const ofArticles = new Map<string, unknown>();
  for (const article of onSale) {
    const template =
      article.form_template_id === null ? builtInTemplate(article) : templates.get(article.form_template_id);
    if (template !== undefined && template !== null) ofArticles.set(article.id, template);
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

function builtInTemplate({ configurator_type: type }: Article): unknown {
  return Object.entries(builtInTemplates).find(([name]) => name === type)?.[1];
}
