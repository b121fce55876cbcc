import { type RefObject, useEffect, useRef } from 'react';
import { useConfiguratorSelector } from './use-configurator-selector.ts';
import { useStep } from './use-step.ts';

/** A ref for the step's heading. It takes focus when another step is shown, not when the first one appears. */
export function useStepFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { index } = useStep();
  const failures = useConfiguratorSelector(({ context }) => context.failedAttempts);
  const shown = useRef({ index, failures });
  useEffect(() => {
    const before = shown.current;
    shown.current = { index, failures };
    // A refused submit can show another step too; then the error summary takes focus.
    if (before.index !== index && before.failures === failures) heading.current?.focus();
  }, [index, failures]);
  return heading;
}
