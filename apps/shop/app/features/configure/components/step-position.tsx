import { useStep } from 'configurator-react';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Shows the position of the step, `2/7`, in an element outside of the configurator, which restarts alone. */
export function StepPosition({ place }: { place: RefObject<HTMLElement | null> }) {
  const { position, count } = useStep();
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => setElement(place.current), [place]);
  return element === null ? null : createPortal(<span>{`${position}/${count}`}</span>, element);
}
