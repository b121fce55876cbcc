import type { MetaDescriptor } from 'react-router';
import { shop } from '#app/config/shop.ts';

interface PageMeta {
  title: string;
  description?: string;
  /** Absolute canonical address; set it if query parameters do not change the content. */
  canonicalUrl?: string;
  imageUrl?: string;
  isIndexed?: boolean;
  /** schema.org objects. */
  structured?: readonly object[];
}

/** Tags of a page's head: title, description (at most 160 characters), canonical link, preview, schema.org. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title.startsWith(shop.name) ? page.title : `${page.title} – ${shop.name}`;
  const description = page.description === undefined ? undefined : truncate(page.description);
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: page.title },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: 'de_DE' },
  ];
  if (description !== undefined) {
    tags.push({ name: 'description', content: description }, { property: 'og:description', content: description });
  }
  if (page.canonicalUrl !== undefined) {
    tags.push(
      { tagName: 'link', rel: 'canonical', href: page.canonicalUrl },
      { property: 'og:url', content: page.canonicalUrl },
    );
  }
  if (page.imageUrl !== undefined) tags.push({ property: 'og:image', content: page.imageUrl });
  if (page.isIndexed === false) tags.push({ name: 'robots', content: 'noindex' });
  for (const item of page.structured ?? [])
    tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...item } });
  return tags;
}

/** Shortens a text to the length of a search result, at most 160 characters with the ellipsis, at the end of a word. */
function truncate(text: string): string {
  const limit = shop.limits.metaDescriptionLength;
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= limit) return plain;
  const cut = plain.slice(0, limit - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > limit / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
