/** Converts an HTML mail to plain text: links with their URLs, one line per paragraph, line breaks kept. */
export function plainText(html: string): string {
  return html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g, (_, href, label) =>
      label === href ? href : `${label}: ${href}`,
    )
    .replace(/<br\s*\/?>|<\/(p|h1|tr|div)>/g, '\n')
    .replace(/<[^<>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n+/g, '\n\n')
    .trim();
}
