import { type RefObject, useEffect, useRef } from 'react';

/**
 * Reports pinch gestures by touch or trackpad on an element, as a factor relative to the start of the gesture. Prevents
 * zooming of the page.
 */
export function usePinch(element: RefObject<HTMLElement | null>, onPinch: (factor: number, isStart: boolean) => void) {
  const report = useRef(onPinch);
  useEffect(() => {
    report.current = onPinch;
  });
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    let startDistance = 0;
    const handleStart = ({ touches }: TouchEvent) => {
      if (touches.length !== 2) return;
      startDistance = distanceOf(touches);
      report.current(1, true);
    };
    const handleMove = (event: TouchEvent) => {
      if (event.touches.length !== 2 || startDistance === 0) return;
      event.preventDefault();
      report.current(distanceOf(event.touches) / startDistance, false);
    };
    const handleWheel = (event: WheelEvent) => {
      // Browsers report a pinch on a trackpad as a wheel event with Ctrl.
      if (!event.ctrlKey) return;
      event.preventDefault();
      report.current(1, true);
      report.current(Math.exp(-event.deltaY / 200), false);
    };
    const listens = { passive: false } as const;
    target.addEventListener('touchstart', handleStart, listens);
    target.addEventListener('touchmove', handleMove, listens);
    target.addEventListener('wheel', handleWheel, listens);
    return () => {
      target.removeEventListener('touchstart', handleStart);
      target.removeEventListener('touchmove', handleMove);
      target.removeEventListener('wheel', handleWheel);
    };
  }, [element]);
}

function distanceOf(touches: TouchList): number {
  const [first, second] = [touches[0], touches[1]];
  if (first === undefined || second === undefined) return 0;
  return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
}
