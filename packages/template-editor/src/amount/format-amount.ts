import {
  currencyOf,
  eurosOfFormula,
  formatNumber,
  formatRate,
  isCounted,
  type PriceRule,
  type PriceTable,
  printLabelledFormula,
  readAmount,
  type Template,
} from 'configurator-core';
import { findField } from '../document/lists.ts';
import { type Money, moneyIn } from '../store/money.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';

interface Described {
  readonly words: string;
  readonly isNegative: boolean;
}

function tableTexts(
  table: PriceTable,
  labelOf: (reference: string) => string,
  { amount: words }: EditorTexts,
  money: Money,
): string {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const row of table.cells) {
    for (const cents of row) {
      if (cents === null) continue;
      least = Math.min(least, cents);
      most = Math.max(most, cents);
    }
  }
  const span = least > most ? null : ([least, most].map(money.format) as [string, string]);
  return words.byTable(
    [table.rows, table.columns].flatMap((axis) => (axis ? [labelOf(axis.field)] : [])),
    span,
  );
}

/** Describes an amount by its absolute value and its sign. */
function describeAmount(json: unknown, template: Template, texts: EditorTexts): Described {
  const { amount: words, locale } = texts;
  const money = moneyIn(currencyOf(template), texts);
  const amount = readAmount(json);
  const labelOf = (reference: string) => {
    const field = findField(template, reference);
    return field ? field.label || field.name : reference;
  };
  if (isCounted(amount)) {
    const { kind, field, included, rateCents } = amount;
    const counted = words.counted[kind].amount(
      formatRate(Math.abs(rateCents), money.currency, locale),
      labelOf(field),
      included === 0 ? null : formatNumber(included, locale),
    );
    return { words: counted, isNegative: rateCents < 0 };
  }
  switch (amount.kind) {
    case 'fixed':
      return { words: money.format(Math.abs(amount.cents)), isNegative: amount.cents < 0 };
    case 'percent': {
      const percent = formatNumber(Math.abs(amount.percent), locale);
      return { words: words.percentOf[amount.of](percent), isNegative: amount.percent < 0 };
    }
    case 'table':
      return { words: tableTexts(amount.table, labelOf, texts, money), isNegative: false };
    case 'logic': {
      const formula = printLabelledFormula(eurosOfFormula(amount.logic, money.scale), labelOf);
      return { words: formula === null ? words.anExpression : words.byFormula(formula, money.name), isNegative: false };
    }
    default:
      return amount satisfies never;
  }
}

/** Formats the amount of a price rule in a few words: `10 % of the subtotal`. */
export function formatAmount(amount: unknown, template: Template, texts: EditorTexts): string {
  const { words, isNegative } = describeAmount(amount, template, texts);
  return isNegative ? `−${words}` : words;
}

/** Formats the amount of a price rule as a sentence, with its minimum and maximum. */
export function amountSentence(rule: PriceRule, template: Template, texts: EditorTexts): string {
  const { amount: sentences } = texts;
  const { words, isNegative } = describeAmount(rule.amount, template, texts);
  const { format } = moneyIn(currencyOf(template), texts);
  const price = (amount: number | null) => (amount === null ? null : format(amount));
  const limits = sentences.within(price(rule.minimumCents), price(rule.maximumCents));
  if (isNegative && !rule.discount) return sentences.chargesNothing;
  const isTable = readAmount(rule.amount).kind === 'table';
  const size = isTable ? sentences.fromTable(words) : sentences.charges(words);
  return `${isNegative ? sentences.deducts(words) : size}${limits}`;
}
