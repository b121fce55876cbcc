import {
  type Configurator,
  DEFAULT_BASE_PRICE_CENTS,
  evaluate,
  initialValues,
  issuesOf,
  loadConfigurator,
  parseEuroToCents,
  priceOf,
  setValue,
  toConfiguratorSettings,
} from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import type { ArticleDraft } from './article-draft.ts';
import type { Choices } from './dogs.ts';
import { templateIds } from './ids.ts';
import type { SqlValue } from './sql.ts';
import { seededTemplate } from './templates.ts';

/** Price and configuration stored with an order item. Cents are gross EUR of one piece. */
export interface PricedLine {
  basePriceCents: number;
  unitPriceCents: number;
  priceLines: readonly unknown[];
  configuratorSettings: SqlValue;
  templateId: string | null;
  templateVersion: number | null;
}

function configuratorOf({ slug, template, configuratorType }: ArticleDraft): Configurator {
  const json = template ? seededTemplate(template) : configuratorType && builtInTemplates[configuratorType];
  const loaded = loadConfigurator(template ? { ...seededTemplate(template), version: 1 } : json);
  if (!loaded.ok) throw new Error(`${slug}: ${JSON.stringify(loaded.error)}`);
  return loaded.value;
}

/**
 * Prices an article with the engine, like the shop.
 * @throws Error if the choices are not a complete configuration
 */
export function priceLine(article: ArticleDraft, choices?: Choices): PricedLine {
  const basePriceCents = parseEuroToCents(article.price) ?? DEFAULT_BASE_PRICE_CENTS;
  if (!choices) {
    return {
      basePriceCents,
      unitPriceCents: basePriceCents,
      priceLines: [],
      configuratorSettings: null,
      templateId: null,
      templateVersion: null,
    };
  }
  const configurator = configuratorOf(article);
  const values = Object.entries(choices).reduce(
    (filled, [fieldName, value]) => setValue(configurator, filled, fieldName, value),
    initialValues(configurator),
  );
  const evaluation = evaluate(configurator, values, { basePriceCents });
  const issues = issuesOf(evaluation);
  if (issues.length > 0) throw new Error(`${article.slug}: ${JSON.stringify(issues)}`);
  const price = priceOf(evaluation);
  return {
    basePriceCents,
    unitPriceCents: price.totalCents,
    priceLines: price.lines,
    configuratorSettings: toConfiguratorSettings(configurator, values, { basePriceCents }),
    templateId: article.template ? templateIds[article.template] : null,
    templateVersion: article.template ? 1 : null,
  };
}
