import { useMoney } from '../store/use-money.ts';
import { NumberControl, type NumberControlProps } from './number-control.tsx';

interface MoneyControlProps extends Omit<NumberControlProps, 'unit' | 'step' | 'value' | 'onChange'> {
  /** Minor units; null for none. */
  readonly amount: number | null;
  /** Writes whole minor units. Returns an error message if they are refused. */
  readonly onChange: (amount: number | null) => string | null;
}

/** Edits an amount in whole units of the template's currency. */
export function MoneyControl({ amount, onChange, ...labels }: MoneyControlProps) {
  const { sign, scale, step } = useMoney();
  return (
    <NumberControl
      {...labels}
      unit={sign}
      step={step}
      value={amount === null ? null : amount / scale}
      onChange={(units) => onChange(units === null ? null : Math.round(units * scale))}
    />
  );
}
