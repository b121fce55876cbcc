import { eurosOfFormula, printFormula } from 'configurator-core';
import { comparesPresenceOnly } from '../condition/presence-rule.ts';
import { TextControl } from '../controls/text-control.tsx';
import { fieldsOf } from '../document/lists.ts';
import { amountOfFormula } from '../formula/euro-formula.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import { formatJsonFault, parseJson } from '../json/parse-json.ts';
import { useTemplate, useTexts } from '../store/editor-context.ts';
import { useMoney } from '../store/use-money.ts';
import type { AmountFormProps } from './amount-form.ts';

/** Edits a formula over the fields with a result in euros. */
export function FormulaForm({ rule, edit }: AmountFormProps) {
  const fields = fieldsOf(useTemplate()).filter((field) => !comparesPresenceOnly(field));
  const { formula: texts } = useTexts();
  const { name, scale } = useMoney();
  const numbers = fields.filter(({ type }) => type === 'number');
  return (
    <TextControl
      label={texts.formulaInEuros(name)}
      isCode
      rows={2}
      hint={texts.example(
        numbers[0]?.name ?? 'backLength',
        numbers.map(({ name }) => name).join(', ') || texts.noNumbers,
      )}
      value={printFormula(eurosOfFormula(rule.amount, scale)) ?? '0'}
      onChange={(text) => {
        const parsed = parseFormula(text, new Set(fields.map(({ name }) => name)));
        if (!parsed.ok) {
          const { code, subject, at } = parsed.error;
          return texts.faultAt(texts.faults[code](subject), at + 1);
        }
        return edit.type({ amount: amountOfFormula(parsed.value, scale) }, 'formula');
      }}
    />
  );
}

/** Edits the stored JSON of the amount. */
export function JsonForm({ rule, edit }: AmountFormProps) {
  const { amount: texts, json: jsonTexts } = useTexts();
  const { currency } = useMoney();
  return (
    <TextControl
      label={texts.inCents(currency)}
      isCode
      rows={6}
      value={JSON.stringify(rule.amount, null, 2)}
      onChange={(text) => {
        const json = parseJson(text);
        return json.ok ? edit.type({ amount: json.value }, 'amount') : formatJsonFault(json.error, jsonTexts);
      }}
    />
  );
}
