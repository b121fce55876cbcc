import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../fields/frame/icon.tsx';
import { useConfigurator } from '../hooks/use-configurator.ts';
import { usePrice } from '../hooks/use-price.ts';
import { usePricePanel } from '../hooks/use-price-panel.ts';
import { useStep } from '../hooks/use-step.ts';
import { useTexts } from '../hooks/use-texts.ts';
import { PriceSummary } from './price-summary.tsx';

interface StepNavigationProps {
  /** Label of the last step's button, e.g. 'In den Warenkorb'. */
  readonly submitLabel?: ReactNode;
  /** True while the host processes a submit. */
  readonly isSubmitting?: boolean;
  /** Note below the total in the summary that narrow pages open here. */
  readonly priceNote?: ReactNode;
}

/**
 * The back button, and 'Weiter' or the host's label on the last step, which submits the form. On narrow pages it is a
 * bar at the bottom with the total, which opens the price summary.
 */
export function StepNavigation({ submitLabel, isSubmitting = false, priceNote }: StepNavigationProps) {
  const texts = useTexts();
  const { position, count } = useStep();
  const { back } = useConfigurator();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, toggle] = usePricePanel(id, button, position);
  return (
    <div className="cfg cfg-navigation">
      {isOpen && <PriceSummary id={id} note={priceNote} />}
      <button
        ref={button}
        type="button"
        className="cfg-navigation-total"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <Total />
        <span>
          <span>{texts.showPrice}</span>
          <Icon name="open" />
        </span>
      </button>
      <button type="button" className="cfg-button" disabled={position === 1} onClick={back}>
        {texts.back}
      </button>
      <button
        type="submit"
        className="cfg-button cfg-button-primary"
        aria-busy={isSubmitting || undefined}
        aria-disabled={isSubmitting || undefined}
      >
        {isSubmitting && <Icon name="wait" />}
        <span>{position === count ? (submitLabel ?? texts.submit) : texts.next}</span>
      </button>
    </div>
  );
}

function Total() {
  const texts = useTexts();
  const { totalCents } = usePrice();
  return <strong>{texts.money(totalCents)}</strong>;
}
