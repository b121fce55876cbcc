import type { ReactNode } from 'react';
import { announceSilentValues } from './fields/inputs/announce-silent-values.ts';
import { useConfigurator } from './hooks/use-configurator.ts';
import { usePrice } from './hooks/use-price.ts';
import { useStep } from './hooks/use-step.ts';
import { useStepFocus } from './hooks/use-step-focus.ts';
import { useTexts } from './hooks/use-texts.ts';
import { ChangeNotice } from './parts/change-notice.tsx';
import { ErrorSummary } from './parts/error-summary.tsx';
import { PriceAnnouncer } from './parts/price-announcer.tsx';
import { PriceSummary } from './parts/price-summary.tsx';
import { SectionView } from './parts/section-view.tsx';
import { StepList } from './parts/step-list.tsx';
import { StepNavigation } from './parts/step-navigation.tsx';
import { directionOf } from './texts/direction.ts';

/** Content that a host adds to the parts. */
export interface ConfiguratorLayoutProps {
  /** Label of the last step's button; a function receives the total in cents. */
  readonly submitLabel?: ReactNode | ((totalCents: number) => ReactNode);
  /** True while the host processes a submit; the button then shows a waiting state. */
  readonly isSubmitting?: boolean;
  /** Shown below the total, e.g. 'inkl. MwSt., zzgl. Versand'. */
  readonly priceNote?: ReactNode;
  /** Shown above the fields, e.g. a drawing. It may use the hooks. */
  readonly preview?: ReactNode;
}

/**
 * All parts of a configurator: the steps and the price on the left, the current step on the right. On narrow pages they
 * are stacked, with a bar at the bottom. Requires a surrounding `ConfiguratorSession` or `ConfiguratorProvider`.
 */
export function ConfiguratorLayout({
  submitLabel,
  isSubmitting = false,
  priceNote,
  preview = null,
}: ConfiguratorLayoutProps) {
  const texts = useTexts();
  const { index, position, count } = useStep();
  const { configurator, next, submit } = useConfigurator();
  const { language } = configurator.template;
  const heading = useStepFocus();
  return (
    <div className="cfg cfg-root" lang={language} dir={directionOf(language)}>
      <div className="cfg-frame">
        <StepList />
        <form
          ref={announceSilentValues}
          className="cfg-step"
          noValidate
          onSubmit={(event) => {
            // Ignores submits of forms in the preview's dialogs, which React bubbles through their portal.
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            if (isSubmitting) return;
            if (position === count) submit();
            else next();
          }}
        >
          {preview !== null && <div className="cfg-preview">{preview}</div>}
          <ErrorSummary />
          <SectionView index={index} overline={texts.stepPosition(position, count)} headingRef={heading} />
          <ChangeNotice />
          <StepNavigation
            submitLabel={<SubmitLabel label={submitLabel} />}
            isSubmitting={isSubmitting}
            priceNote={priceNote}
          />
        </form>
        <PriceSummary note={priceNote} />
      </div>
      <PriceAnnouncer />
    </div>
  );
}

/** A separate component, so that price changes do not re-render the layout. */
function SubmitLabel({ label }: { readonly label: ConfiguratorLayoutProps['submitLabel'] }) {
  const texts = useTexts();
  const { totalCents } = usePrice();
  return <span>{typeof label === 'function' ? label(totalCents) : (label ?? texts.submit)}</span>;
}
