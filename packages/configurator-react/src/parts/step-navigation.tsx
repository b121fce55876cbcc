import { formatCents } from 'configurator-core';
import type { ReactNode } from 'react';
import { Icon } from '../fields/icon.tsx';
import { useConfigurator } from '../hooks/use-configurator.ts';
import { usePrice } from '../hooks/use-price.ts';
import { useStep } from '../hooks/use-step.ts';
import { useTexts } from '../hooks/use-texts.ts';

interface StepNavigationProps {
  /** The words on the last step's button, e.g. 'In den Warenkorb'. */
  readonly submitLabel?: ReactNode;
  /** True while the host works on what was submitted. */
  readonly isSubmitting?: boolean;
  /** On narrow pages: which price summary the total opens, and whether it is open. */
  readonly summary?: { readonly id: string; readonly isOpen: boolean; readonly onToggle: () => void };
}

/** Back, the total, and the way on: 'Weiter', or the host's button on the last step. Submits the form it stands in. */
export function StepNavigation({ submitLabel, isSubmitting = false, summary }: StepNavigationProps) {
  const texts = useTexts();
  const { position, count } = useStep();
  const { back } = useConfigurator();
  return (
    <div className="cfg cfg-navigation">
      {summary !== undefined && (
        <button
          type="button"
          className="cfg-navigation-total"
          aria-expanded={summary.isOpen}
          aria-controls={summary.id}
          onClick={summary.onToggle}
        >
          <Total />
          <span>
            {texts.showPrice}
            <Icon name="open" />
          </span>
        </button>
      )}
      <button type="button" className="cfg-button" disabled={position === 1} onClick={back}>
        {texts.back}
      </button>
      <button type="submit" className="cfg-button cfg-button-primary" aria-disabled={isSubmitting || undefined}>
        {isSubmitting && <Icon name="wait" />}
        {position === count ? (submitLabel ?? texts.submit) : texts.next}
      </button>
    </div>
  );
}

function Total() {
  const { locale } = useTexts();
  const { totalCents } = usePrice();
  return <strong>{formatCents(totalCents, locale)}</strong>;
}
