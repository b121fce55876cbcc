import {
  currencyOf,
  type Evaluation,
  type ExplainedEntry,
  explainPriceRule,
  formatMeasure,
  formatMoney,
  formatNumber,
  formatRate,
  type PriceLine,
} from 'configurator-core';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';

function formatEntry({ configurator }: Evaluation, locale: string, entry: ExplainedEntry): string {
  const { fieldName, label, range, optionLabel } = entry;
  if (range === null) return `${label} ${optionLabel ?? ''}`.trim();
  const numbers = [...new Set([range.from, range.to])].map((number) => formatNumber(number, locale)).join('–');
  return formatMeasure(`${label} ${numbers}`, configurator.fields.get(fieldName)?.additionalOptions.unit);
}

/** Describes how a price rule's amount is computed; null if the choices it reads already explain it. */
export function formatCalculation(
  evaluation: Evaluation,
  texts: ConfiguratorTexts,
  { ruleIndex }: PriceLine,
): string | null {
  const { locale } = texts;
  const currency = currencyOf(evaluation.configurator.template);
  const amount = ruleIndex === null ? undefined : explainPriceRule(evaluation, ruleIndex)?.amount;
  if (amount === undefined) return null;
  if ('charged' in amount) {
    const { kind, charged, included, rateCents } = amount;
    if (charged === null) return null;
    return texts.counted[kind]({
      charged: formatNumber(Number(charged.toPrecision(12)), locale),
      included: included === 0 ? null : formatNumber(included, locale),
      rate: formatRate(rateCents, currency, locale),
    });
  }
  switch (amount.kind) {
    case 'percent':
      return texts.shareOf(
        amount.of,
        formatNumber(amount.percent, locale),
        formatMoney(amount.ofCents, currency, locale),
      );
    case 'table': {
      const entries = amount.entries.filter((entry) => entry !== null);
      if (amount.cents === null) return null;
      return texts.tableCell(
        entries.map((entry) => formatEntry(evaluation, locale, entry)),
        formatMoney(amount.cents, currency, locale),
      );
    }
    default:
      return null;
  }
}
