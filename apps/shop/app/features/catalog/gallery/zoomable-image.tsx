import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ShopImage } from '#app/ui/content/shop-image.tsx';
import { usePinch } from './use-pinch.ts';

/** Maximum zoom, relative to the frame. */
const maxZoom = 4;

interface ZoomableImageProps {
  /** The frame in which the picture scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  source: string | null;
  alt: string;
  /** 1 fits the frame. */
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** A picture in a frame. Pinch or click zooms it, and scrolling moves it. */
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

/** Limits a zoom to the allowed range. */
export function limitZoom(zoom: number): number {
  return Math.min(maxZoom, Math.max(1, zoom));
}

/** Keeps the centre of the visible part in place when the zoom changes. */
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
