import { amountFields, isCountable } from '../../amount/amount-fields.ts';
import { readAmount } from '../../contract/prices/price-amount.ts';
import type { Template } from '../../contract/template/template.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding } from '../findings/finding.ts';
import { fieldLookup } from '../findings/template-elements.ts';

/**
 * Finds amounts that count a field of the wrong kind, such as the characters of a number, and tables that use the same
 * field twice. Such a template cannot run.
 */
export function findPriceFields(template: Template): readonly Finding[] {
  const find = fieldLookup(template);
  return template.priceRules.flatMap(({ amount, label }, index) => {
    const path = ['price_rules', index];
    return amountFields(readAmount(amount)).flatMap(({ reference, kind, path: below }, place, all) => {
      const field = find(reference)?.field;
      // Both sides of a table cannot be the same field.
      const isDoubled = all.slice(0, place).some((other) => find(other.reference)?.field === field);
      // A missing field is reported by another check.
      if (field === undefined || (isCountable(field, kind) && !isDoubled)) return [];
      const element = { kind: 'price_rule', path, label } as const;
      const detail = { path: [...path, 'amount', ...below], others: [field.label], fieldNames: [field.name] };
      return [buildFinding('invalid_price_field', element, detail)];
    });
  });
}
