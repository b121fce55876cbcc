import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';

interface FabricTrackProps {
  ref: RefObject<FabricTrackControl | null>;
  slides: readonly { readonly id: string; readonly content: ReactNode }[];
  index: number;
  /** Called when another slide is swiped or scrolled into view. */
  onIndexChange: (index: number) => void;
}

/** Moves a track to another slide. */
export interface FabricTrackControl {
  goTo: (index: number) => void;
}

/**
 * Slides side by side. A swipe, the wheel or the arrow keys scroll to the next one; only the visible one can be reached
 * by screen readers.
 */
export function FabricTrack({ ref, slides, index, onIndexChange }: FabricTrackProps) {
  const track = useRef<HTMLElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    shown.current = index;
  }, [index]);
  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    // The dialog around it opens later, and a phone may be turned.
    const observer = new ResizeObserver(() => scrollTo(element, shown.current, 'instant'));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useImperativeHandle(ref, () => ({ goTo: (place) => scrollTo(track.current, place, 'auto') }), []);
  const follow = () => {
    const element = track.current;
    if (element === null || element.clientWidth === 0) return;
    const visible = Math.round(element.scrollLeft / element.clientWidth);
    if (visible !== index) onIndexChange(visible);
  };
  return (
    <section
      ref={track}
      aria-label="Stoffe, seitlich blättern"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
      tabIndex={0}
      onScroll={follow}
      className="snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-2 motion-safe:scroll-smooth"
    >
      <ul className="flex">
        {slides.map(({ id, content }, place) => (
          <li key={id} inert={place !== index} className="w-full shrink-0 snap-center snap-always">
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}

function scrollTo(track: HTMLElement | null, place: number, behavior: ScrollBehavior): void {
  track?.scrollTo({ left: place * track.clientWidth, behavior });
}
