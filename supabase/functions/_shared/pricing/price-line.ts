import {
  type Configurator,
  type ConfiguratorSettings,
  type Evaluation,
  err,
  evaluate,
  issuesOf,
  ok,
  type PriceBreakdown,
  type PriceLine,
  priceForQuantity,
  priceOf,
  type Result,
  sectionStates,
  type Template,
  toConfiguratorSettings,
  valuesFromSettings,
} from 'configurator-core';
import {
  languageOfSettings,
  type OrderLineRequest,
  settingsTemplateSchema,
  shopPolicy,
} from '../../../contracts/index.ts';
import type { Article } from './articles.schema.ts';
import type { Offer } from './load-offer.ts';
import { type NamedFile, namedFiles } from './named-files.ts';

/** The columns of an order item, computed from the published template. EUR cents, gross. */
export interface StoredLine {
  articleId: string;
  quantity: number;
  basePriceCents: number;
  /** Price of one piece at this quantity. */
  unitPriceCents: number;
  priceLines: readonly PriceLine[];
  configuratorSettings: ConfiguratorSettings | null;
  templateId: string | null;
  templateVersion: number | null;
  fileIds: readonly string[];
}

/** A line with its price. */
export interface PricedLine {
  stored: StoredLine;
  /** Uploaded files referenced by the configuration. */
  files: readonly NamedFile[];
  /** Number of the visible step that contains a field, counted from 1. */
  stepOf: (fieldName: string) => number;
  /** Price of one piece before quantity breaks; null for a ready-made article. */
  piece: PriceBreakdown | null;
  /** Names of the template's fields in its order; empty for a ready-made article. */
  fieldOrder: readonly string[];
}

/** Reason why a line cannot be ordered: an error code of the contracts with its params, except the line's index. */
export type LineFailure =
  | { readonly code: 'article_unavailable'; readonly articleId: string; readonly title: string | null }
  | { readonly code: 'template_outdated' }
  | { readonly code: 'material_sold_out'; readonly choices: readonly string[]; readonly step: number }
  | { readonly code: 'configuration_invalid'; readonly issues: readonly unknown[] };

/** Prices one line with the same functions that compute the prices shown in the shop. */
export function priceLine(line: OrderLineRequest, offer: Offer): Result<PricedLine, LineFailure> {
  const article = offer.articles.get(line.articleId);
  if (article === undefined || article.is_paused) return unavailable(line.articleId, article);
  // In the shopper's language, so that the order records the texts the shopper read.
  const configurator = offer.configuratorOf(article.id, languageOfSettings(line.configuratorSettings));
  return configurator === undefined
    ? priceReadyMade(line, article)
    : priceConfigured(line, article, configurator, offer);
}

function priceConfigured(
  { quantity, configuratorSettings }: OrderLineRequest,
  article: Article,
  configurator: Configurator,
  { unavailable }: Offer,
): Result<PricedLine, LineFailure> {
  if (configuratorSettings === null) return invalid([{ code: 'required' }]);
  const basePriceCents = article.price_cents ?? shopPolicy.basePriceCents;
  const { values, dropped } = valuesFromSettings(configurator, configuratorSettings);
  const refuseSettings = (issues: readonly unknown[]) =>
    isMadeWith(configurator.template, configuratorSettings)
      ? invalid(issues)
      : err({ code: 'template_outdated' as const });
  if (dropped.length > 0) return refuseSettings(dropped.map(({ fieldName, reason }) => ({ code: reason, fieldName })));
  const evaluation = evaluate(configurator, values, { basePriceCents, unavailable });
  // Other issues are reported once the shopper has replaced the sold-out choices.
  const soldOut = soldOutFailure(evaluation);
  if (soldOut !== null) return err(soldOut);
  // An unconfirmed plausibility check is a question to the shopper, not a reason to refuse an order.
  const issues = issuesOf(evaluation).filter(({ code }) => code !== 'unconfirmed');
  if (issues.length > 0) return refuseSettings(issues);
  const piece = priceOf(evaluation);
  const price = priceForQuantity(piece, quantity);
  const files = namedFiles(values);
  const stored = {
    articleId: article.id,
    quantity,
    basePriceCents,
    unitPriceCents: price.totalCents,
    priceLines: price.lines,
    // Recomputed, so that no price or label sent by the browser is stored.
    configuratorSettings: toConfiguratorSettings(configurator, values, { basePriceCents }),
    // A built-in template has no row in the database.
    templateId: article.form_template_id,
    templateVersion: article.form_template_id === null ? null : configurator.template.version,
    fileIds: files.map(({ file }) => file.id),
  };
  const fieldOrder = [...configurator.fields.keys()];
  return ok({ stored, files, stepOf: (fieldName) => stepOf(evaluation, fieldName), piece, fieldOrder });
}

function priceReadyMade(
  { quantity, configuratorSettings }: OrderLineRequest,
  article: Article,
): Result<PricedLine, LineFailure> {
  if (article.price_cents === null) return unavailable(article.id, article);
  if (configuratorSettings !== null) return invalid([{ code: 'not_configurable' }]);
  const stored = {
    articleId: article.id,
    quantity,
    basePriceCents: article.price_cents,
    unitPriceCents: article.price_cents,
    priceLines: [],
    configuratorSettings: null,
    templateId: null,
    templateVersion: null,
    fileIds: [],
  };
  return ok({ stored, files: [], stepOf: () => 1, piece: null, fieldOrder: [] });
}

/** Whether settings were created with exactly this version. Otherwise issues are not the shopper's mistake. */
function isMadeWith({ id, version }: Template, settings: unknown): boolean {
  const made = settingsTemplateSchema.safeParse(settings);
  return made.success && made.data._template.id === id && made.data._template.version === version;
}

/** Lists the choices that are sold out, with the step of the first; null if there are none. */
function soldOutFailure(evaluation: Evaluation): LineFailure | null {
  const issues = issuesOf(evaluation).filter(({ code }) => code === 'unavailable');
  if (issues[0] === undefined) return null;
  const { fields } = evaluation.configurator;
  const choices = issues.map(({ fieldName, params }) => `${fields.get(fieldName)?.label}: ${params?.option}`);
  return { code: 'material_sold_out', choices, step: stepOf(evaluation, issues[0].fieldName) };
}

function stepOf(evaluation: Evaluation, fieldName: string): number {
  const sectionIndex = evaluation.configurator.places.get(fieldName)?.sectionIndex ?? 0;
  const before = sectionStates(evaluation).filter((section) => section.isVisible && section.index < sectionIndex);
  return before.length + 1;
}

function unavailable(articleId: string, article: Article | undefined): Result<never, LineFailure> {
  return err({ code: 'article_unavailable', articleId, title: article?.title ?? null });
}

function invalid(issues: readonly unknown[]): Result<never, LineFailure> {
  return err({ code: 'configuration_invalid', issues });
}
