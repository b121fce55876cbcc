import './drawing-in-sight.css';
import { memo, type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import type { ConfigurationDrawingProps } from './configuration-drawing.tsx';
import { DogDrawing } from './dog-drawing.tsx';
import { drawingFromConfiguration } from './drawing-from-configuration.ts';
import type { DrawingProps } from './drawing-props.ts';
import { measurementOfField } from './measurement-of-field.ts';

// Most changes of the configurator, such as each letter of a name, leave the drawing as it is.
const SteadyDrawing = memo(DogDrawing, (before, after) => JSON.stringify(before) === JSON.stringify(after));

/** Height of the label above a field, px. */
const labelHeightPx = 40;

/**
 * The live drawing with a switch to the view at night if something reflects, and a small copy of it below the header
 * while a measurement is typed and the drawing is scrolled out of view. The copy never covers the focused field.
 */
export function DrawingInSight(props: ConfigurationDrawingProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const isMeasuring = measurementOfField(props.focusedFieldName) !== null;
  const isAway = useIsScrolledAway(drawing, isMeasuring);
  const [isNight, setIsNight] = useState(false);
  // The page answers a press first; its picture, which takes longer to render, follows.
  const dog = drawingFromConfiguration(useDeferredValue(props));
  const isDark = isNight && isReflective(dog);
  const { focusedFieldName } = props;
  useEffect(() => {
    if (isAway && focusedFieldName !== null) scrollFieldBelow(copy.current);
  }, [isAway, focusedFieldName]);
  return (
    <>
      <div ref={drawing} className="live-drawing" data-night={isDark || undefined}>
        <SteadyDrawing {...dog} isNight={isDark} />
      </div>
      {isReflective(dog) && (
        <Button
          variant="secondary"
          className="night-switch"
          aria-pressed={isNight}
          onClick={() => startTransition(() => setIsNight(!isNight))}
        >
          Nachtansicht
        </Button>
      )}
      {isAway && (
        <div ref={copy} aria-hidden className="drawing-in-sight" data-testid="drawing-in-sight">
          <SteadyDrawing {...dog} />
        </div>
      )}
    </>
  );
}

/** Whether a drawing contains something that shines at night. */
function isReflective({ garment, hasReflectiveSeams, print, highlightedMeasurement }: DrawingProps): boolean {
  if (highlightedMeasurement !== null) return false;
  if (garment === 'dog-leash') return hasReflectiveSeams;
  return garment === 'dog-coat' && (hasReflectiveSeams || print?.isReflective === true);
}

/** Scrolls the focused field to below an element that covers the top. */
function scrollFieldBelow(cover: HTMLElement | null): void {
  const field = document.activeElement;
  if (cover === null || field === null) return;
  const hiddenPx = cover.getBoundingClientRect().bottom + labelHeightPx - field.getBoundingClientRect().top;
  // The copy is hidden in a low window and then covers nothing.
  if (cover.offsetHeight > 0 && hiddenPx > 0) window.scrollBy(0, -hiddenPx);
}

/** Whether most of an element is above the viewport. Observes it only while `isWatched`. */
function useIsScrolledAway(element: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (element.current === null || !isWatched) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsAway(entry !== undefined && entry.intersectionRatio < 0.4 && entry.boundingClientRect.top < 80),
      { rootMargin: '-80px 0px 0px', threshold: [0, 0.4] },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      setIsAway(false);
    };
  }, [element, isWatched]);
  return isAway;
}
