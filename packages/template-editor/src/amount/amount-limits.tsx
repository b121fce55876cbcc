import { MoneyControl } from '../controls/money-control.tsx';
import { useTexts } from '../store/editor-context.ts';
import type { AmountFormProps } from './amount-form.ts';

/** Edits the minimum and the maximum of the price line of a rule. */
export function AmountLimits({ rule, edit }: AmountFormProps) {
  const { amount: texts } = useTexts();
  const { minimumCents, maximumCents } = rule;
  const isCrossed = (minimum: number | null, maximum: number | null) =>
    minimum !== null && maximum !== null && minimum > maximum;
  return (
    <div className="te-pair te-amount-limits">
      <MoneyControl
        label={texts.minimum}
        hint={texts.minimumHint}
        min={0}
        amount={minimumCents}
        onChange={(minimum) =>
          isCrossed(minimum, maximumCents) ? texts.limitsCrossed : edit.type({ minimumCents: minimum }, 'min')
        }
      />
      <MoneyControl
        label={texts.maximum}
        hint={texts.maximumHint}
        min={0}
        amount={maximumCents}
        onChange={(maximum) =>
          isCrossed(minimumCents, maximum) ? texts.limitsCrossed : edit.type({ maximumCents: maximum }, 'max')
        }
      />
    </div>
  );
}
