import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

function descriptionOf(text: string): string {
  const tag = pageMeta({ title: 'Leine', description: text }).find(
    (tag) => 'name' in tag && tag.name === 'description',
  );
  return tag !== undefined && 'content' in tag ? String(tag.content) : '';
}

describe('pageMeta', () => {
  it('[SF-ART-16] The page has a title of its own name and the shop’s', () => {
    expect(pageMeta({ title: 'Leine „Weitblick“' })).toContainEqual({ title: 'Leine „Weitblick“ – Pfotenmaß' });
  });

  it('[SF-ART-17] A description of 160 characters is kept whole', () => {
    const text = 'x'.repeat(160);
    expect(descriptionOf(text)).toBe(text);
  });

  it('[SF-ART-17] A longer description is cut to at most 160 characters, at the end of a word', () => {
    const text = `${'Wort '.repeat(40)}Ende`;
    const description = descriptionOf(text);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/Wort…$/);
  });

  it('[SF-ART-17] A single long word is cut to exactly 160 characters', () => {
    expect(descriptionOf('x'.repeat(400))).toHaveLength(160);
  });

  it('[SF-ART-18] The canonical address is linked', () => {
    expect(pageMeta({ title: 'Leine', canonicalUrl: 'https://shop.example/articles/1' })).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://shop.example/articles/1',
    });
  });

  it('Only a hidden page is excluded from search results', () => {
    const noindex = { name: 'robots', content: 'noindex' };
    expect(pageMeta({ title: 'Seite nicht gefunden', isIndexed: false })).toContainEqual(noindex);
    for (const page of [{}, { isIndexed: true }]) {
      expect(pageMeta({ title: 'Leine', ...page })).not.toContainEqual(noindex);
    }
  });
});
