import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';

/** robots.txt: allows everything except pages for individual visitors. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /cart',
    'Disallow: /order-success',
    'Disallow: /search',
    'Disallow: /wishlist',
    'Disallow: /article-cards',
    `Sitemap: ${canonicalUrl('/sitemap.xml')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
