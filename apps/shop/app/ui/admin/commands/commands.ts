import { adminPaths } from '#app/config/admin-paths.ts';
import { adminNavigation } from '../frame/admin-navigation.ts';
import type { AdminTexts } from '../texts/admin-texts.ts';

/** A target of the command palette. */
export interface Command {
  label: string;
  to: string;
}

function fixedCommands(texts: AdminTexts): readonly Command[] {
  return [
    ...adminNavigation.flatMap(({ items }) => items.map(({ page, to }) => ({ label: texts.pages[page], to }))),
    { label: texts.newCategory, to: adminPaths.newCategory() },
    { label: texts.newArticle, to: adminPaths.newArticle() },
  ];
}

/** Commands that match a text: each typed word starts a word of the label. Then searches for the text itself. */
export function findCommands(text: string, texts: AdminTexts): readonly Command[] {
  const trimmed = text.trim();
  const words = trimmed.toLowerCase().split(/\s+/).filter(Boolean);
  const named = fixedCommands(texts).filter(({ label }) => {
    const own = label.toLowerCase().split(/[\s-]+/);
    return words.every((word) => own.some((part) => part.startsWith(word)));
  });
  if (trimmed === '') return named;
  const query = `?q=${encodeURIComponent(trimmed)}`;
  return [
    ...named,
    { label: texts.searchOrders(trimmed), to: `${adminPaths.orders()}${query}` },
    { label: texts.searchArticles(trimmed), to: `${adminPaths.articles()}${query}` },
    { label: texts.searchUsers(trimmed), to: `${adminPaths.users()}${query}` },
  ];
}
