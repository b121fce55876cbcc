/**
 * Runs in every page before its scripts: translates the page as Chrome does, once it is hydrated. Each text node is
 * replaced by two nested `font` elements with the translation, also in content that appears later; the original node
 * is detached. Attributes that are read out are translated too, and the page gets the language.
 *
 * The translation of a word is the word with an invisible character inside. Playwright ignores it in names and texts,
 * so tests find everything by its original text; code that compares texts does not.
 */
export function translatePage(language: string): void {
  const zeroWidthSpace = '\u200b';
  const attributes = ['aria-label', 'placeholder', 'alt', 'title'];
  const untranslated = 'script, style, noscript, textarea, svg, title, [translate=no], [contenteditable=true]';
  const translations = new WeakSet<Node>();

  const translate = (text: string) => {
    const translated = text.replace(/\p{L}(?=\p{L})/gu, `$&${zeroWidthSpace}`);
    return translated === text ? `${text}${zeroWidthSpace}` : translated;
  };
  const isPlain = (text: string | null) => text !== null && text.trim() !== '' && !text.includes(zeroWidthSpace);

  const replaceText = (node: Text) => {
    if (translations.has(node) || !isPlain(node.data) || node.parentElement?.closest(untranslated)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const translation = document.createTextNode(translate(node.data));
    translations.add(translation);
    inner.append(translation);
    outer.append(inner);
    node.replaceWith(outer);
  };
  const translateAttributes = (element: Element) => {
    for (const name of attributes) {
      const text = element.getAttribute(name);
      if (text !== null && isPlain(text)) element.setAttribute(name, translate(text));
    }
  };
  const translateTree = (root: Node) => {
    if (root instanceof Text) replaceText(root);
    if (!(root instanceof Element)) return;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) replaceText(text);
    for (const element of [root, ...root.querySelectorAll('*')]) translateAttributes(element);
  };

  const start = () => {
    document.documentElement.lang = language;
    document.documentElement.classList.add('translated-ltr');
    translateTree(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of addedNodes) if (node.isConnected) translateTree(node);
        if (target instanceof Text && target.isConnected) replaceText(target);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  // Chrome translates a page that is loaded, mostly after the visitor has agreed.
  const startOnceHydrated = () => {
    const isHydrated = Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
    if (isHydrated || document.querySelector('script[type="text/plain"]') === null) requestIdleCallback(start);
    else setTimeout(startOnceHydrated, 20);
  };
  window.addEventListener('load', startOnceHydrated);
}
