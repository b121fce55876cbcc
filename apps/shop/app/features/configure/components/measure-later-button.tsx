import { useConfigurator, useSteps } from 'configurator-react';
import { showInfoToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';

const texts = {
  de: {
    measureLater: 'Maße später nehmen',
    title: 'Die Maße fehlen noch',
    description: 'Ihr Entwurf bleibt auf diesem Gerät. Vor dem Warenkorb fragen wir die Maße noch einmal.',
  },
  en: {
    measureLater: 'Measure later',
    title: 'The measurements are still missing',
    description: 'Your draft stays on this device. We ask for the measurements again before the cart.',
  },
};

/**
 * Leaves the measuring step without its measurements, as a click in the list of steps would. They stay required before
 * the cart. Must be inside a configurator; renders nothing once the step is complete.
 */
export function MeasureLaterButton() {
  const { language } = useConfigurator().configurator.template;
  const { steps, position, goTo } = useSteps();
  if (position === steps.length || steps[position - 1]?.status === 'complete') return null;
  const { measureLater, ...notice } = texts[language === undefined || /^de\b/i.test(language) ? 'de' : 'en'];
  return (
    <Button
      variant="secondary"
      className="sm:absolute sm:top-0 sm:right-0 sm:z-10 sm:m-3"
      onClick={() => {
        goTo(position + 1);
        showInfoToast({ ...notice, isLong: true, lang: language });
      }}
    >
      {measureLater}
    </Button>
  );
}
