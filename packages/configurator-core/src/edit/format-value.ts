import { isCounted } from '../amount/counted-forms.ts';
import type { Computation } from '../contract/conditions/computation.schema.ts';
import type { Condition, Rule } from '../contract/conditions/condition.ts';
import { matchCondition } from '../contract/conditions/match-condition.ts';
import { type Amount, readAmount } from '../contract/prices/price-amount.ts';
import { axesOf, type PriceTable } from '../contract/prices/price-table.ts';
import type { Field, Template } from '../contract/template/template.ts';
import { type Currency, currencyOf, minorUnits } from '../currency.ts';
import { parseNumber } from '../field-types/values/comparison.ts';
import { formatMeasure, formatNumber } from '../field-types/values/value-words.ts';
import { formatFileSize } from '../messages/format-file-size.ts';
import { type Cents, formatMoney, formatRate } from '../money.ts';
import { eurosOfFormula, printLabelledFormula } from './print-formula.ts';
import type { ValueTexts } from './value-texts.ts';

/** Maximum characters of a printed formula or text. */
const MAX_CHARACTERS = 1000;

function excerpt(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS).trimEnd()} …`;
}

/** Formats the values of one version of a template for descriptions of changes. */
export class ValueFormat {
  readonly texts: ValueTexts;
  private readonly fields: ReadonlyMap<string, Field>;
  readonly currency: Currency;

  constructor(template: Template, texts: ValueTexts) {
    this.texts = texts;
    this.currency = currencyOf(template);
    const fields = template.sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
    this.fields = new Map([
      ...fields.map((field) => [field.id, field] as const),
      ...fields.map((field) => [field.name, field] as const),
    ]);
  }

  number(value: number): string {
    return formatNumber(value, this.texts.locale);
  }

  /** Formats an amount. A rate may have fractions of a minor unit. */
  cents(amount: Cents): string {
    const { locale } = this.texts;
    return Number.isInteger(amount)
      ? formatMoney(amount, this.currency, locale)
      : formatRate(amount, this.currency, locale);
  }

  label(reference: string): string {
    const field = this.fields.get(reference);
    return field ? field.label || field.name : reference;
  }

  /** Formats a literal by its key: amounts end with `Cents`. */
  literal(value: unknown, key: string, unit: unknown = null): string {
    const { none, yes, no, quoted } = this.texts;
    if (value === undefined || value === null || value === '') return none;
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'string') return quoted(excerpt(value));
    if (typeof value !== 'number') return excerpt(JSON.stringify(value));
    if (key.endsWith('Cents')) return this.cents(value);
    if (key === 'maxFileBytes') return formatFileSize(value, this.texts.locale);
    return formatMeasure(this.number(value), typeof unit === 'string' ? unit : null);
  }

  formula(logic: unknown): string {
    return excerpt(printLabelledFormula(logic, (name) => this.label(name)) ?? JSON.stringify(logic));
  }

  computation(computed: Computation | null): string {
    if (computed === null) return this.texts.none;
    const { decimals } = computed;
    const rounded = typeof decimals === 'number' ? ` (${this.texts.keys.decimals}: ${decimals})` : '';
    return `${this.formula(computed.logic)}${rounded}`;
  }

  amount(json: unknown): string {
    const amount = readAmount(json);
    const { percentOf, per, formula, table, to } = this.texts;
    if (isCounted(amount)) {
      return per[amount.kind](this.cents(amount.rateCents), this.label(amount.field), this.number(amount.included));
    }
    switch (amount.kind) {
      case 'fixed':
        return this.cents(amount.cents);
      case 'percent':
        return `${this.number(amount.percent)}\u00a0${percentOf[amount.of]}`;
      case 'table': {
        const cents = amount.table.cells.flat().filter((cell) => cell !== null);
        const ends = [Math.min(...cents), Math.max(...cents)].map((cell) => this.cents(cell));
        const span = cents.length === 0 ? this.texts.none : ends.join(` ${to} `);
        return table(
          axesOf(amount.table)
            .map(({ field }) => this.label(field))
            .join(' × '),
          span,
        );
      }
      case 'logic': {
        const euros = eurosOfFormula(amount.logic, minorUnits(this.currency));
        return euros === null
          ? formula.minor(this.formula(amount.logic), this.currency)
          : formula.whole(this.formula(euros), this.currency);
      }
      default:
        return amount satisfies never;
    }
  }

  /** Formats an entry of a table axis. */
  entry(axis: PriceTable['columns'], place: number): string {
    const range = axis.ranges?.[place];
    if (range) return [...new Set([range.from, range.to])].map((end) => this.number(end)).join('–');
    const value = axis.options?.[place] ?? '';
    return this.fields.get(axis.field)?.options.find((option) => option.value === value)?.label || value;
  }

  condition(condition: Condition | null): string {
    return condition === null ? this.texts.always : excerpt(this.print(condition, false));
  }

  private print(condition: Condition, isNested: boolean): string {
    const { and, or, not, always } = this.texts;
    const joined = (terms: readonly Condition[], word: string) => {
      if (terms.length === 0) return word === and ? always : not(always);
      const text = terms.map((term) => this.print(term, terms.length > 1)).join(` ${word} `);
      return isNested && terms.length > 1 ? `(${text})` : text;
    };
    return matchCondition(condition, {
      rule: (rule) => this.rule(rule),
      all: (terms) => joined(terms, and),
      any: (terms) => joined(terms, or),
      not: (term) => not(this.print(term, false)),
      logic: (logic) => this.formula(logic),
    });
  }

  private rule({ field, operator, value }: Rule): string {
    const option = this.fields.get(field)?.options.find((one) => one.value === value);
    const number = option ? undefined : parseNumber(value);
    const literal = number === undefined ? this.literal(option?.label || value, '') : this.number(number);
    return `${this.label(field)} ${this.texts.operators[operator]} ${literal}`;
  }
}

/** Returns the number of an amount that a jump is measured by; null if it has none. */
export function sizeOf(amount: Amount): number | null {
  if (isCounted(amount)) return amount.rateCents;
  switch (amount.kind) {
    case 'fixed':
      return amount.cents;
    case 'percent':
      return amount.percent;
    default:
      return null;
  }
}
