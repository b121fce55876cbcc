const shownAttributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];

/** Whether an element is visible, or labels or describes another element. */
function isPerceived(element: Element): boolean {
  if (element.checkVisibility()) return true;
  const id = CSS.escape(element.id);
  return id !== '' && document.querySelector(`[aria-describedby~="${id}"], [aria-labelledby~="${id}"]`) !== null;
}

/**
 * Returns every distinct visible or announced text of an element: text, names and tooltips.
 * @param without selector of parts to exclude, whose texts have another source
 */
export function visibleTexts(root: Element, without: string): readonly string[] {
  const texts = new Set<string>();
  const note = (text: string | null) => {
    const trimmed = (text ?? '').replace(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(trimmed)) texts.add(trimmed);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest(without) || element.closest('script, style')) continue;
    if (!isPerceived(element)) continue;
    if (node instanceof Text) note(node.data);
    else for (const name of shownAttributes) note(element.getAttribute(name));
  }
  return [...texts];
}
