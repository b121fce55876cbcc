// Checks stories whose title names texts of 500 characters: at 390 px and 1280 px no text or control may be wider than
// the boxes around it.
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

const widths = [390, 1280];

afterEach(async ({ task }) => {
  if (!task.name.includes('500 characters')) return;
  try {
    for (const width of widths) {
      await page.viewport(width, 900);
      // Layouts that depend on the width may update a frame later.
      await expect.poll(() => [width, ...partsOutside(document.body)], { timeout: 20_000 }).toEqual([width]);
    }
  } finally {
    await page.viewport(1280, 900);
  }
  // Longer than both polls, so that a failure names the parts. A busy machine needs time too.
}, 120_000);

/** The map of the rules is a drawing that is moved and scaled. */
const drawing = '.react-flow';
const controls = 'select, input, textarea, button, img, svg';

/** Names the texts and controls that are wider than a box around them. A box that scrolls or cuts off contains them. */
function partsOutside(root: Element): readonly string[] {
  const outside = new Set<string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(drawing)) continue;
    if (!element?.checkVisibility({ visibilityProperty: true }) || (node === element && !element.matches(controls)))
      continue;
    const box = boxWithout(node, element);
    if (box) outside.add(`${nameOf(element)} in ${nameOf(box)}`);
  }
  return [...outside].slice(0, 20);
}

/** The closest box that a text or a control leaves at its end; null if none. */
function boxWithout(node: Node, element: Element): Element | null {
  const range = document.createRange();
  range.selectNode(node);
  const rects = node === element ? [element.getBoundingClientRect()] : [...range.getClientRects()];
  const end = Math.max(...rects.filter(({ width }) => width > 1).map(({ right }) => right));
  for (let box: Element | null = node === element ? element.parentElement : element; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.overflowX !== 'visible' || style.position === 'fixed') return null;
    if (style.display !== 'contents' && style.display !== 'inline' && end > box.getBoundingClientRect().right + 1)
      return box;
  }
  return null;
}

function nameOf(element: Element): string {
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
}
