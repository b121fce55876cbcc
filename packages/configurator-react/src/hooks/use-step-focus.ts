import { type RefObject, useEffect, useRef } from 'react';
import { useConfiguratorSelector } from './use-configurator-selector.ts';
import { useStep } from './use-step.ts';

/** Returns a ref for the step's heading, which is focused on step changes, but not for the first step shown. */
export function useStepFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { index } = useStep();
  const failures = useConfiguratorSelector(({ context }) => context.failedAttempts);
  const shown = useRef({ index, failures });
  useEffect(() => {
    const before = shown.current;
    shown.current = { index, failures };
    // A refused submit can also change the step; then the error summary is focused.
    if (before.index !== index && before.failures === failures) heading.current?.focus();
  }, [index, failures]);
  return heading;
}
