import { adminPaths } from '../../config/admin-paths.ts';
import { adminNavigation } from './admin-navigation.ts';

/** Something the command palette can lead to. */
export interface Command {
  label: string;
  to: string;
}

const fixedCommands: readonly Command[] = [
  ...adminNavigation.flatMap(({ items }) => items.map(({ label, to }) => ({ label, to }))),
  { label: 'Neue Kategorie', to: adminPaths.newCategory() },
  { label: 'Neuer Artikel', to: adminPaths.newArticle() },
];

/** The commands that match a text: those whose every word begins with it, then searches for the text itself. */
export function findCommands(text: string): readonly Command[] {
  const wanted = text.trim();
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const named = fixedCommands.filter(({ label }) => {
    const own = label.toLowerCase().split(/[\s-]+/);
    return words.every((word) => own.some((part) => part.startsWith(word)));
  });
  if (wanted === '') return named;
  const query = `?q=${encodeURIComponent(wanted)}`;
  return [
    ...named,
    { label: `Bestellungen durchsuchen: ${wanted}`, to: `${adminPaths.orders()}${query}` },
    { label: `Artikel durchsuchen: ${wanted}`, to: `${adminPaths.articles()}${query}` },
    { label: `Benutzer durchsuchen: ${wanted}`, to: `${adminPaths.users()}${query}` },
  ];
}
