/** Why a visitor was sent to the collections; carried as a code in the address, so that a link cannot inject text. */
export const noticeTexts = {
  article_load_failed: 'Der Artikel konnte nicht geladen werden.',
  category_load_failed: 'Die Kategorie konnte nicht geladen werden.',
} as const;

export type NoticeCode = keyof typeof noticeTexts;

/** The notice of that code, or null for anything else. */
export function noticeText(code: string | null): string | null {
  return code !== null && isNoticeCode(code) ? noticeTexts[code] : null;
}

function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(noticeTexts, code);
}
