import {
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** Sorts slots by vertical distance only, since each is a line across the whole tree. */
export const nearestSlot: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  pointerCoordinates,
  collisionRect,
}) => {
  const height = pointerCoordinates?.y ?? collisionRect.top;
  return droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id);
      if (!rect) return [];
      return [{ id: droppableContainer.id, data: { droppableContainer, value: Math.abs(rect.top - height) } }];
    })
    .sort((left, right) => left.data.value - right.data.value);
};

/** An arrow key moves to the next slot up or down. */
const toNextSlot: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[event.code];
  if (direction === undefined) return undefined;
  event.preventDefault();
  const slots = [...context.droppableRects].sort(([, left], [, right]) => left.top - right.top);
  const height = context.collisionRect?.top ?? currentCoordinates.y;
  const nearest = slots.reduce(
    (best, [, rect], index) =>
      Math.abs(rect.top - height) < Math.abs((slots[best]?.[1].top ?? Number.POSITIVE_INFINITY) - height)
        ? index
        : best,
    0,
  );
  const next = slots[nearest + direction]?.[1];
  return next ? { x: currentCoordinates.x, y: currentCoordinates.y + next.top - height } : undefined;
};

// Constants, because new objects would re-render every row on every keystroke.
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };
const keyboard = {
  coordinateGetter: toNextSlot,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
};

/** Returns mouse, touch and keyboard sensors. A click without movement selects. A touch delay lets lists scroll. */
export function useDragSensors() {
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard));
}
