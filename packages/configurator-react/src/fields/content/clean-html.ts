/** Tags that would request input, load third-party content or restyle the host. */
const forbiddenTags = ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'audio', 'video', 'source'];

/**
 * Sanitizes a template's HTML in the browser. DOMPurify is loaded on the first call, so that templates without HTML do
 * not load it. Pictures from other hosts than the allowed ones are removed, since they would be third-party requests. A
 * picture without an alternative text is marked as decorative.
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

/** Returns the plain text of HTML, for the server and until DOMPurify is loaded. React escapes it. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
