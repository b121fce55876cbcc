import { countedForms, isCounted, readAmount } from 'configurator-core';
import { SelectControl } from '../controls/choice-controls.tsx';
import { fieldItems } from '../controls/field-items.ts';
import { NumberControl } from '../controls/number-control.tsx';
import { findField } from '../document/lists.ts';
import { FindingNotes } from '../findings/finding-notes.tsx';
import { DECIMALS_OF_RATE, rateOf, unitsOfRate, withParts } from '../formula/amount-parts.ts';
import { useTemplate, useTexts } from '../store/editor-context.ts';
import { useMoney } from '../store/use-money.ts';
import type { AmountFormProps } from './amount-form.ts';
import { countableFields } from './amount-kinds.ts';

/** Edits an amount with a rate for each counted unit. */
export function CountForm({ rule, edit }: AmountFormProps) {
  const template = useTemplate();
  const { amount: texts, controls } = useTexts();
  const { sign, scale } = useMoney();
  const amount = readAmount(rule.amount);
  if (!isCounted(amount)) return null;
  const { kind, field, rateCents, included } = amount;
  const labels = texts.counted[kind];
  const { of } = countedForms[kind];
  const change = (parts: object) => ({ amount: withParts(rule.amount, parts) });
  return (
    <>
      <SelectControl
        label={labels.field}
        value={findField(template, field)?.name ?? field}
        items={fieldItems(countableFields(template, of))}
        onChange={(name) => edit.choose(change({ field: name }), 'countedField')}
      />
      <FindingNotes ruleId={rule.id} below="field" />
      <NumberControl
        label={labels.rate}
        isRequired
        unit={sign}
        value={unitsOfRate(rateCents, scale)}
        onChange={(units) => {
          const rate = rateOf(units ?? 0, scale);
          if (rate === null) return controls.mostDecimals(DECIMALS_OF_RATE + Math.log10(scale));
          return edit.type(change({ [kind]: rate }), 'rate');
        }}
      />
      <FindingNotes ruleId={rule.id} below={kind} />
      <NumberControl
        label={labels.included}
        hint={texts.includedHint}
        min={0}
        step={of === 'text' ? 1 : 'any'}
        value={included === 0 ? null : included}
        onChange={(count) => edit.type(change({ included: count }), 'included')}
      />
      <FindingNotes ruleId={rule.id} below="included" />
    </>
  );
}
