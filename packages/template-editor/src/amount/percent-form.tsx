import { NumberControl } from '../controls/number-control.tsx';
import { FindingNotes } from '../findings/finding-notes.tsx';
import { withParts } from '../formula/amount-parts.ts';
import { useTexts } from '../store/editor-context.ts';
import type { AmountFormProps } from './amount-form.ts';

const MIN_PERCENT = -100;

/** Edits a percentage of the base price or of the subtotal. */
export function PercentForm({ rule, edit }: AmountFormProps) {
  const { amount: texts } = useTexts();
  const { percent, of } = Object(rule.amount) as { percent: number; of: 'base' | 'subtotal' };
  return (
    <>
      <NumberControl
        label={texts.percent}
        hint={texts.percentHint[of]}
        isRequired
        unit="%"
        min={MIN_PERCENT}
        step={0.0001}
        value={percent}
        onChange={(next) => edit.type({ amount: withParts(rule.amount, { percent: next }) }, 'percent')}
      />
      <FindingNotes ruleId={rule.id} below="percent" />
    </>
  );
}
