import {
  type Evaluation,
  evaluate,
  type Issue,
  issuesOf,
  type PriceBreakdown,
  type PriceLine,
  priceForQuantity,
  priceOf,
  sectionStates,
  type Template,
  toConfiguratorSettings,
  valuesFromSettings,
} from 'configurator-core';
import { languageOfSettings, madeWithSchema, type OrderLineRequest, shopPolicy } from '../../contracts/index.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import type { Article } from './articles.schema.ts';
import type { Offer } from './load-offer.ts';
import { type NamedFile, namedFiles } from './named-files.ts';

/** A line as it is stored: what it costs is computed here, from the published template. EUR cents, gross. */
export interface StoredLine {
  articleId: string;
  quantity: number;
  basePriceCents: number;
  /** What one of this many pieces costs. */
  unitPriceCents: number;
  priceLines: readonly PriceLine[];
  configuratorSettings: unknown;
  templateId: string | null;
  templateVersion: number | null;
  fileIds: readonly string[];
}

/** A line with its price. */
export interface PricedLine {
  stored: StoredLine;
  /** The uploaded files that its configuration names. */
  files: readonly NamedFile[];
  /** The step of a field, from 1, of those that are visible. */
  stepOf: (fieldName: string) => number;
  /** What one piece costs before a quantity break; null for a ready-made article. */
  piece: PriceBreakdown | null;
}

/**
 * Prices one line with the very functions that showed the price in the shop.
 * @param index the line's place in the request, for the errors
 * @throws FunctionError article_unavailable, template_outdated, material_sold_out or configuration_invalid
 */
export function priceLine(line: OrderLineRequest, index: number, offer: Offer): PricedLine {
  const article = offer.articles.get(line.articleId);
  if (article === undefined || article.is_paused) {
    throw new FunctionError('article_unavailable', { articleId: line.articleId, title: article?.title ?? null });
  }
  // In the shopper's language, so that the order says what was read when it was placed.
  const configurator = offer.configuratorOf(article.id, languageOfSettings(line.configuratorSettings));
  if (configurator === undefined) return priceReadyMade(line, index, article);
  if (line.configuratorSettings === null) throw invalidConfiguration(index, [{ code: 'required' }]);

  const { template } = configurator;
  const basePriceCents = article.price_cents ?? shopPolicy.basePriceCents;
  const { values, dropped } = valuesFromSettings(configurator, line.configuratorSettings);
  const refuse = (issues: readonly unknown[]) =>
    isMadeWith(template, line.configuratorSettings)
      ? invalidConfiguration(index, issues)
      : new FunctionError('template_outdated', { index });
  if (dropped.length > 0) throw refuse(dropped.map(({ fieldName, reason }) => ({ code: reason, fieldName })));
  const evaluation = evaluate(configurator, values, { basePriceCents, unavailable: offer.unavailable });
  const issues = issuesOf(evaluation);
  const soldOut = issues.filter(({ code }) => code === 'unavailable');
  // Whatever else is missing is said once another choice is made.
  if (soldOut.length > 0) throw soldOutError(index, evaluation, soldOut);
  if (issues.length > 0) throw refuse(issues);
  const piece = priceOf(evaluation);
  const price = priceForQuantity(piece, line.quantity);
  const files = namedFiles(values);
  const stored = {
    articleId: article.id,
    quantity: line.quantity,
    basePriceCents,
    unitPriceCents: price.totalCents,
    priceLines: price.lines,
    // Recomputed, so that no price or label of the browser is stored.
    configuratorSettings: toConfiguratorSettings(configurator, values, { basePriceCents }),
    // A built-in template has no row in the database.
    templateId: article.form_template_id,
    templateVersion: article.form_template_id === null ? null : template.version,
    fileIds: files.map(({ file }) => file.id),
  };
  return { stored, files, stepOf: (fieldName) => stepOf(evaluation, fieldName), piece };
}

/** Whether settings were made with this very version; what an older one asked for is no mistake of the shopper's. */
function isMadeWith({ id, version }: Template, settings: unknown): boolean {
  const made = madeWithSchema.safeParse(settings);
  return made.success && made.data._template.id === id && made.data._template.version === version;
}

function priceReadyMade(line: OrderLineRequest, index: number, article: Article): PricedLine {
  if (article.price_cents === null) {
    throw new FunctionError('article_unavailable', { articleId: article.id, title: article.title });
  }
  if (line.configuratorSettings !== null) throw invalidConfiguration(index, [{ code: 'not_configurable' }]);
  const stored = {
    articleId: article.id,
    quantity: line.quantity,
    basePriceCents: article.price_cents,
    unitPriceCents: article.price_cents,
    priceLines: [],
    configuratorSettings: null,
    templateId: null,
    templateVersion: null,
    fileIds: [],
  };
  return { stored, files: [], stepOf: () => 1, piece: null };
}

/** Names each choice that cannot be had, and the step of the first. */
function soldOutError(index: number, evaluation: Evaluation, issues: readonly Issue[]): FunctionError {
  const { fields } = evaluation.configurator;
  const choices = issues.map(({ fieldName, params }) => `${fields.get(fieldName)?.label}: ${params?.option}`);
  return new FunctionError('material_sold_out', {
    index,
    choices,
    step: stepOf(evaluation, issues[0]?.fieldName ?? ''),
  });
}

function stepOf(evaluation: Evaluation, fieldName: string): number {
  const sectionIndex = evaluation.configurator.places.get(fieldName)?.sectionIndex ?? 0;
  const before = sectionStates(evaluation).filter((section) => section.isVisible && section.index < sectionIndex);
  return before.length + 1;
}

function invalidConfiguration(index: number, issues: readonly unknown[]): FunctionError {
  return new FunctionError('configuration_invalid', { index, issues });
}
