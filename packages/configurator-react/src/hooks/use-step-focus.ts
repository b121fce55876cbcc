import { type RefObject, useEffect, useRef } from 'react';
import { useSession } from '../session/session-context.ts';
import { useObservable } from './use-observable.ts';
import { useStep } from './use-step.ts';

/** A ref for the step's heading: it takes the focus when another step is shown, not when the first one appears. */
export function useStepFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { index } = useStep();
  const failures = useObservable(useSession().failures);
  const shown = useRef({ index, failures });
  useEffect(() => {
    const before = shown.current;
    shown.current = { index, failures };
    // A refused submit shows another step too, but there the error summary takes the focus.
    if (before.index !== index && before.failures === failures) heading.current?.focus();
  }, [index, failures]);
  return heading;
}
