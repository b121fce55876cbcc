import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ShopImage } from '#app/ui/content/shop-image.tsx';
import { usePinch } from './use-pinch.ts';

/** How much larger than the window a picture may get. */
const maxZoom = 4;

interface ZoomableImageProps {
  /** The window the picture is moved in by scrolling. */
  frame: RefObject<HTMLDivElement | null>;
  source: string | null;
  alt: string;
  /** 1 fits the window. */
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** A picture in a window of its own: two fingers or a press enlarge it, and it is moved by scrolling. */
export function ZoomableImage({ frame, source, alt, zoom, onZoom }: ZoomableImageProps) {
  const startZoom = useRef(zoom);
  usePinch(frame, (factor, isStart) => {
    if (isStart) startZoom.current = zoom;
    else onZoom(limitZoom(startZoom.current * factor));
  });
  useStableCentre(frame, zoom);
  const isLarge = zoom > 1;
  return (
    <div
      ref={frame}
      className="aspect-4/3 w-[min(96vw,calc((96dvh-3.75rem)*4/3))] max-w-full touch-pan-x touch-pan-y overflow-auto overscroll-contain"
    >
      <button
        type="button"
        onClick={() => onZoom(isLarge ? 1 : 2)}
        className={`block -outline-offset-4 ${isLarge ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
        style={{ width: `${zoom * 100}%` }}
      >
        <ShopImage source={source} alt={alt} sizes={isLarge ? '1440px' : 'min(100vw, 117vh)'} draggable={false} />
        <span className="sr-only">{isLarge ? 'ganz zeigen' : 'größer zeigen'}</span>
      </button>
    </div>
  );
}

/** Keeps a zoom within what is allowed. */
export function limitZoom(zoom: number): number {
  return Math.min(maxZoom, Math.max(1, zoom));
}

/** What was in the middle of the window stays there when the picture grows or shrinks. */
function useStableCentre(frame: RefObject<HTMLElement | null>, zoom: number): void {
  const shown = useRef(zoom);
  useLayoutEffect(() => {
    const element = frame.current;
    const factor = zoom / shown.current;
    shown.current = zoom;
    if (element === null || factor === 1) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    element.scrollTo({
      left: (scrollLeft + clientWidth / 2) * factor - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * factor - clientHeight / 2,
      behavior: 'instant',
    });
  }, [frame, zoom]);
}
