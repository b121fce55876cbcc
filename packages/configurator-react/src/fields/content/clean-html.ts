/** Tags that would ask for input, load foreign pages or restyle the host. */
const forbiddenTags = ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'audio', 'video', 'source'];

/**
 * Cleans a template's html in the browser. DOMPurify is loaded with the first call, so that a template without html
 * never pays for it. Pictures from hosts that are not allowed are left out: they would be third-party requests. A picture without words for
 * it is taken for decoration.
 */
export async function cleanHtml(html: string, allowedHosts: readonly string[]): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify');
  const fragment = purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: ['style', 'srcset', 'background', 'poster', 'id', 'name'],
  });
  for (const image of fragment.querySelectorAll('img')) {
    const { origin, protocol, host } = new URL(image.getAttribute('src') ?? '', location.href);
    const isAllowed = origin === location.origin || (protocol === 'https:' && allowedHosts.includes(host));
    if (!isAllowed) image.remove();
    else if (!image.hasAttribute('alt')) image.alt = '';
  }
  for (const link of fragment.querySelectorAll('a[href]')) link.setAttribute('rel', 'noopener noreferrer');
  return fragment;
}

/** The words of html, for the server and until the cleaner has loaded. React escapes them, so no markup survives. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
