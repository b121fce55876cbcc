/** What React keeps of a component that is on the page, as far as it is read here. */
interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  /** Whose first bit says, for developer tools, that the component was rendered. */
  flags: number;
}

const RENDERED = 1;

function fiberOf(element: Element): Fiber | null {
  return Object.entries(element).find(([key]) => key.startsWith('__reactFiber$'))?.[1] ?? null;
}

/** A fiber and all below it. */
function* fibersBelow(top: Fiber): Generator<Fiber> {
  yield top;
  for (let child = top.child; child; child = child.sibling) yield* fibersBelow(child);
}

function nameOf({ type }: Fiber): string {
  const inner = typeof type === 'object' && type !== null && 'type' in type ? type.type : type;
  return typeof inner === 'function' ? inner.name : '';
}

/**
 * The names of the components below an element that React renders within an event, one for each that is rendered: what
 * is put off until later is not among them. Counts are the same on every machine, where milliseconds are not.
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
  // The element's own fiber may be the other of its two by now.
  const names: string[] = [];
  for (const fiber of fibersBelow(fiberOf(element) ?? top)) {
    const name = nameOf(fiber);
    if (name !== '' && (both(fiber) & RENDERED) !== 0) names.push(name);
  }
  return names;
}

/** Types into an input as a key does: one event, and React is done with what cannot wait when it is over. */
export function setInputText(input: HTMLElement, text: string): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('This is no input');
  // React listens to the setter of each input; the prototype's one is what the browser itself uses.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
