import { type RefObject, useEffect, useRef } from 'react';
import { useStep } from './use-step.ts';

/** A ref for the step's heading: it takes the focus when another step is shown, not when the first one appears. */
export function useStepFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { index } = useStep();
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
  }, [index]);
  return heading;
}
