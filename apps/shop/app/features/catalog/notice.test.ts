import { describe, expect, it } from 'vitest';
import { noticeText } from './notice.ts';

describe('noticeText', () => {
  it('[SF-ART-15] [SF-CAT-18] words the two failures that send a visitor to the collections', () => {
    expect(noticeText('article_load_failed')).toBe('Der Artikel konnte nicht geladen werden.');
    expect(noticeText('category_load_failed')).toBe('Die Kategorie konnte nicht geladen werden.');
  });

  it.each([null, '', 'toString', '<b>Gewonnen</b>'])('says nothing for %j', (code) => {
    expect(noticeText(code)).toBeNull();
  });
});
