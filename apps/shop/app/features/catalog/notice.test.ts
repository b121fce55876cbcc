import { describe, expect, it } from 'vitest';
import { noticeText } from './notice.ts';

describe('noticeText', () => {
  it('[SF-ART-15] [SF-CAT-18] returns texts for the two failures that redirect to the collections', () => {
    expect(noticeText('article_load_failed')).toBe('Der Artikel konnte nicht geladen werden.');
    expect(noticeText('category_load_failed')).toBe('Die Kategorie konnte nicht geladen werden.');
  });

  it.each([null, '', 'toString', '<b>Gewonnen</b>'])('returns null for %j', (code) => {
    expect(noticeText(code)).toBeNull();
  });
});
