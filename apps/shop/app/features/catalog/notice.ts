/** Reasons for a redirect to the collections, by code. The URL contains the code, so that a link cannot inject text. */
export const noticeTexts = {
  article_load_failed: 'Der Artikel konnte nicht geladen werden.',
  category_load_failed: 'Die Kategorie konnte nicht geladen werden.',
} as const;

export type NoticeCode = keyof typeof noticeTexts;

/** Returns the text for a code, or null for an unknown one. */
export function noticeText(code: string | null): string | null {
  return code !== null && isNoticeCode(code) ? noticeTexts[code] : null;
}

function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(noticeTexts, code);
}
