/** React's internal record of a mounted component, with the fields read here. */
interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  /** The first bit marks, for developer tools, that the component was rendered. */
  flags: number;
}

const RENDERED = 1;

function fiberOf(element: Element): Fiber | null {
  return Object.entries(element).find(([key]) => key.startsWith('__reactFiber$'))?.[1] ?? null;
}

/** Yields a fiber and all its descendants. */
function* fibersBelow(top: Fiber): Generator<Fiber> {
  yield top;
  for (let child = top.child; child; child = child.sibling) yield* fibersBelow(child);
}

function nameOf({ type }: Fiber): string {
  const inner = typeof type === 'object' && type !== null && 'type' in type ? type.type : type;
  return typeof inner === 'function' ? inner.name : '';
}

/**
 * Returns the names of the components below an element that React renders during an event, one entry per render.
 * Deferred renders are not included. Unlike durations, counts are the same on every machine.
 */
export function renderedBy(element: Element, dispatch: () => void): readonly string[] {
  const top = fiberOf(element);
  if (!top) throw new Error('React has rendered nothing into this element');
  const both = ({ alternate, ...fiber }: Fiber) => fiber.flags | (alternate?.flags ?? 0);
  for (const fiber of fibersBelow(top)) {
    fiber.flags &= ~RENDERED;
    if (fiber.alternate) fiber.alternate.flags &= ~RENDERED;
  }
  dispatch();
  // React may have swapped the element's fiber for its alternate.
  const names: string[] = [];
  for (const fiber of fibersBelow(fiberOf(element) ?? top)) {
    const name = nameOf(fiber);
    if (name !== '' && (both(fiber) & RENDERED) !== 0) names.push(name);
  }
  return names;
}

/** Sets an input's text like a keystroke: one event, after which React has finished its urgent updates. */
export function setInputText(input: HTMLElement, text: string): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('This is no input');
  // React overrides the setter of each input; the prototype's setter is the browser's own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
