import { isRowId } from '#app/lib/checks/is-row-id.ts';
import { parseStoredJson } from '#app/lib/storage/text-storage.ts';
import type { RememberedArticle } from './remembered-article.ts';

/**
 * Parses stored articles. Skips invalid entries and duplicate ids.
 * @param limit maximum number of articles
 */
export function parseRemembered(text: string | null, limit: number): readonly RememberedArticle[] {
  const stored = parseStoredJson(text);
  if (!Array.isArray(stored)) return [];
  const found = new Map<string, RememberedArticle>();
  for (const entry of stored) {
    const article = parseArticle(entry);
    if (article !== null && !found.has(article.id)) found.set(article.id, article);
  }
  return [...found.values()].slice(0, limit);
}

function parseArticle(entry: unknown): RememberedArticle | null {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('title' in entry)) return null;
  const { id, title } = entry;
  return typeof id === 'string' && isRowId(id) && typeof title === 'string' ? { id, title: title.slice(0, 200) } : null;
}
