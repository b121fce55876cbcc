import { Check } from 'lucide-react';

const steps = ['Warenkorb', 'Adresse', 'Zahlung'] as const;

export type CheckoutStep = (typeof steps)[number];

/** Progress of the checkout. */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const currentIndex = steps.indexOf(current);
  return (
    <ol aria-label="Schritte der Bestellung" className="mb-8 flex flex-wrap gap-x-2 gap-y-1 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === currentIndex ? 'step' : undefined}
          className={`flex items-center gap-2 ${index > 0 ? "before:h-px before:w-4 before:bg-line-strong before:content-[''] sm:before:w-10" : ''}`}
        >
          <span
            aria-hidden
            className={`grid size-7 place-items-center rounded-full font-semibold tabular-nums ${
              index <= currentIndex ? 'bg-tape text-on-tape' : 'bg-mist text-ink-soft'
            }`}
          >
            {index < currentIndex ? <Check className="size-4" /> : index + 1}
          </span>
          <span className={index === currentIndex ? 'font-semibold' : 'text-ink-soft max-sm:sr-only'}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
