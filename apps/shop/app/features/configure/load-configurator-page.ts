import type { SupabaseClient } from '@supabase/supabase-js';
import { ok, parseTemplate, type Result, type Template, type TemplateIssue } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { matchLanguage, templateLanguages, translateTemplate } from 'configurator-core/translation';
import { shopTemplateOptions } from 'shop-backend/field-types';
import type { ConfiguratorType } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { getConfigurableArticle } from './api/get-configurable-article.ts';
import { getFirstArticle } from './api/get-first-article.ts';
import { getFormTemplate } from './api/get-form-template.ts';
import { getSoldOutMaterials } from './api/get-sold-out-materials.ts';
import type { ConfigurableArticle } from './configurable-article.ts';

/** Result of loading a configurator page. */
export type LoadedConfiguratorPage =
  | {
      readonly kind: 'loaded';
      readonly article: ConfigurableArticle;
      /**
       * Parsed and translated on the server, so that the page loads neither the parser nor other languages. Without
       * scenarios, which shoppers do not need.
       */
      readonly template: Result<Template, readonly TemplateIssue[]>;
      /** Available languages, the template's own first. */
      readonly languages: readonly string[];
      /** Keys of the materials that are sold out. */
      readonly soldOut: readonly string[];
    }
  /** The article belongs to another configurator. */
  | { readonly kind: 'moved'; readonly article: ConfigurableArticle }
  /** The user sees no article with this id, or it is ready-made. */
  | { readonly kind: 'unknown-article' }
  /** No article of this type is offered. */
  | { readonly kind: 'empty' }
  /** The article's template has no published version. */
  | { readonly kind: 'unavailable'; readonly article: ConfigurableArticle };

/**
 * Loads the article and the template of a configurator page: the article's own template, else the built-in one of its
 * type.
 * @param articleId null loads the first article of the type
 * @param language BCP 47; null for the template's own
 * @param today the day in Berlin, for the shop's own field types
 * @throws if a request fails
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
  const parsed = parseTemplate(template, shopTemplateOptions(today));
  if (!parsed.ok) return { kind: 'loaded', article, template: parsed, languages: [], soldOut };
  const own = parsed.value.language ?? shop.language;
  const languages = [own, ...templateLanguages(parsed.value).filter((other) => other !== own)];
  const shown = (language && matchLanguage(languages, language)) ?? own;
  const translated = translateTemplate({ ...parsed.value, language: own }, shown);
  return { kind: 'loaded', article, template: ok({ ...translated, scenarios: [] }), languages, soldOut };
}
