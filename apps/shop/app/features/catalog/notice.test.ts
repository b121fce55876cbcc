import { describe, expect, it } from 'vitest';
import { noticeText } from './notice.ts';

describe('noticeText', () => {
  it('[SF-ART-15] [SF-CAT-18] The two failures that redirect to the collections have texts', () => {
    expect(noticeText('article_load_failed')).toBe('Der Artikel konnte nicht geladen werden.');
    expect(noticeText('category_load_failed')).toBe('Die Kategorie konnte nicht geladen werden.');
  });

  it.each([null, '', 'toString', '<b>Gewonnen</b>'])('The notice %j has no text', (code) => {
    expect(noticeText(code)).toBeNull();
  });
});
