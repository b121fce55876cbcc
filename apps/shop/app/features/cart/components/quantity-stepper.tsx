import { Minus, Plus } from 'lucide-react';
import { maxQuantity } from '../lines/cart-line.ts';

interface QuantityStepperProps {
  /** Title of the article, for screen readers. */
  title: string;
  quantity: number;
  /** Called with the new quantity; 0 removes the line. */
  onChange: (quantity: number) => void;
}

const stepButton =
  'grid size-11 place-items-center rounded-control text-ink hover:bg-mist disabled:cursor-not-allowed disabled:text-line-strong disabled:hover:bg-transparent';

export function QuantityStepper({ title, quantity, onChange }: QuantityStepperProps) {
  return (
    <fieldset className="inline-flex items-center rounded-control border border-line-strong bg-surface">
      <legend className="sr-only">{`Menge von ${title}`}</legend>
      <button type="button" className={stepButton} aria-label="Menge verringern" onClick={() => onChange(quantity - 1)}>
        <Minus aria-hidden className="size-4" />
      </button>
      <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
      <button
        type="button"
        className={stepButton}
        aria-label="Menge erhöhen"
        disabled={quantity >= maxQuantity}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </fieldset>
  );
}
