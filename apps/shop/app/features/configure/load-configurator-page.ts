import type { SupabaseClient } from '@supabase/supabase-js';
import { ok, parseTemplate, type Result, type Template, type TemplateIssue } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { matchLanguage, templateLanguages, translateTemplate } from 'configurator-core/translation';
import { shopFieldTypes } from 'shop-backend/field-types';
import type { ConfiguratorType } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { getConfigurableArticle } from './api/get-configurable-article.ts';
import { getFirstArticle } from './api/get-first-article.ts';
import { getFormTemplate } from './api/get-form-template.ts';
import { getSoldOutMaterials } from './api/get-sold-out-materials.ts';
import type { ConfigurableArticle } from './configurable-article.ts';

/** What a configurator page was asked for and what came of it. */
export type LoadedConfiguratorPage =
  | {
      readonly kind: 'loaded';
      readonly article: ConfigurableArticle;
      /**
       * Parsed and translated here, so that the page needs neither parser nor other languages; without its scenarios, which
       * no shopper needs.
       */
      readonly template: Result<Template, readonly TemplateIssue[]>;
      /** The languages it can be shown in, its own first. */
      readonly languages: readonly string[];
      /** Keys of the materials that are sold out. */
      readonly soldOut: readonly string[];
    }
  /** The article belongs to another configurator. */
  | { readonly kind: 'moved'; readonly article: ConfigurableArticle }
  /** No article of that id is on offer, or it is made ready. */
  | { readonly kind: 'unknown-article' }
  /** No article of that type is on offer. */
  | { readonly kind: 'empty' }
  /** The article's template has no published version. */
  | { readonly kind: 'unavailable'; readonly article: ConfigurableArticle };

/**
 * Finds the article a configurator page is about, and the template that asks for its choices: the article's own, else
 * the built-in one of its type.
 * @param articleId null opens the first article of the type
 * @param language BCP 47; null is the template's own
 * @param today the day in Berlin, for the shop's own field types
 * @throws when a request fails
 */
export async function loadConfiguratorPage(
  client: SupabaseClient,
  configuratorType: ConfiguratorType,
  articleId: string | null,
  language: string | null,
  today: string,
): Promise<LoadedConfiguratorPage> {
  const article =
    articleId === null
      ? await getFirstArticle(client, configuratorType)
      : await getConfigurableArticle(client, articleId);
  if (article === null) return { kind: articleId === null ? 'empty' : 'unknown-article' };
  if (article.configuratorType === null && article.formTemplateId === null) return { kind: 'unknown-article' };
  if ((article.configuratorType ?? 'dog-coat') !== configuratorType) return { kind: 'moved', article };
  const [template, soldOut] = await Promise.all([
    article.formTemplateId === null
      ? builtInTemplates[configuratorType]
      : getFormTemplate(client, article.formTemplateId),
    getSoldOutMaterials(client),
  ]);
  if (template === null) return { kind: 'unavailable', article };
  const parsed = parseTemplate(template, { fieldTypes: shopFieldTypes(today) });
  if (!parsed.ok) return { kind: 'loaded', article, template: parsed, languages: [], soldOut };
  const own = parsed.value.language ?? shop.language;
  const languages = [own, ...templateLanguages(parsed.value).filter((other) => other !== own)];
  const shown = (language && matchLanguage(languages, language)) ?? own;
  const translated = translateTemplate({ ...parsed.value, language: own }, shown);
  return { kind: 'loaded', article, template: ok({ ...translated, scenarios: [] }), languages, soldOut };
}
