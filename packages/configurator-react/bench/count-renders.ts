/** The fields of React's fibers that show which components rendered, as read by developer tools. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

interface FiberRoot {
  readonly current: Fiber;
}

declare global {
  interface Window {
    renderCount: number;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/**
 * Runs in the page before React and counts every component render in `window.renderCount`, identically for all
 * libraries: React flags rendered fibers and shares unchanged subtrees with the previous tree.
 */
export function countRenders(): void {
  const componentTags = new Set([0 /* function */, 1 /* class */, 11 /* forwardRef */, 14 /* memo */, 15 /* memo */]);
  const hasRendered = 1;
  const visit = (fiber: Fiber) => {
    if (componentTags.has(fiber.tag) && (fiber.flags & hasRendered) !== 0) window.renderCount += 1;
    if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
  };
  window.renderCount = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: (_id: number, { current }: FiberRoot) => visit(current),
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
}
