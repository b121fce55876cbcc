import { NumberControl } from '../controls/number-control.tsx';
import { useTexts } from '../store/editor-context.ts';
import type { AmountFormProps } from './amount-form.ts';

const toCents = (euros: number | null): number | null => (euros === null ? null : Math.round(euros * 100));
const toEuros = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** Edits the minimum and the maximum of the price line of a rule. */
export function AmountLimits({ rule, edit }: AmountFormProps) {
  const { amount: texts } = useTexts();
  const { minimumCents, maximumCents } = rule;
  const isCrossed = (minimum: number | null, maximum: number | null) =>
    minimum !== null && maximum !== null && minimum > maximum;
  return (
    <div className="te-pair te-amount-limits">
      <NumberControl
        label={texts.minimum}
        hint={texts.minimumHint}
        min={0}
        step={0.01}
        unit="€"
        value={toEuros(minimumCents)}
        onChange={(euros) => {
          const cents = toCents(euros);
          return isCrossed(cents, maximumCents) ? texts.limitsCrossed : edit.type({ minimumCents: cents }, 'min');
        }}
      />
      <NumberControl
        label={texts.maximum}
        hint={texts.maximumHint}
        min={0}
        step={0.01}
        unit="€"
        value={toEuros(maximumCents)}
        onChange={(euros) => {
          const cents = toCents(euros);
          return isCrossed(minimumCents, cents) ? texts.limitsCrossed : edit.type({ maximumCents: cents }, 'max');
        }}
      />
    </div>
  );
}
