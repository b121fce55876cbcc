import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Inner size of an element in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns a ref and the inner size of its element, updated on resize; null until it is mounted. */
export function useSize<T extends HTMLElement>(): readonly [RefObject<T | null>, Size | null] {
  const element = useRef<T>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
