import { shareCents } from '../../amount/amount-cents.ts';
import { countedForms, isCounted } from '../../amount/counted-forms.ts';
import { readAmount } from '../../contract/prices/price-amount.ts';
import type { PriceTable } from '../../contract/prices/price-table.ts';
import type { PriceRule, Template } from '../../contract/template/template.ts';
import type { Cents } from '../../money.ts';
import { fieldLookup } from '../findings/template-elements.ts';
import type { Span } from './amount-span.ts';
import { countedSpan } from './counted-span.ts';

/** Returns the span of 0 and the amounts of all cells. */
export function tableSpan({ cells }: PriceTable): Span {
  return cells
    .flat()
    .reduce<{ low: number; high: number }>(
      ({ low, high }, cents) => ({ low: Math.min(low, cents ?? 0), high: Math.max(high, cents ?? 0) }),
      { low: 0, high: 0 },
    );
}

/** Returns the amounts of a rule for any values, or undefined if unknown. */
export function widestSpan(template: Template, { amount }: PriceRule, basePriceCents: Cents): Span | undefined {
  const form = readAmount(amount);
  if (isCounted(form)) {
    const { max, maxLength } = fieldLookup(template)(form.field)?.field.validationRules ?? {};
    const most = countedForms[form.kind].of === 'number' ? max : maxLength;
    return countedSpan(form, 0, most ?? Number.POSITIVE_INFINITY);
  }
  switch (form.kind) {
    case 'fixed':
      return { low: form.cents, high: form.cents };
    case 'percent': {
      const share = shareCents(basePriceCents, form.percent);
      return { low: share, high: share };
    }
    case 'table':
      return tableSpan(form.table);
    default:
      return undefined;
  }
}
