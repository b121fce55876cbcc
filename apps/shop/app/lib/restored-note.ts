import type { AdminLanguage } from './language/admin-language.ts';
import type { Restored } from './restore-deleted.ts';

interface NoteTexts {
  kinds: Readonly<Record<Restored['missing'][number]['table'], string>>;
  missing: (entries: string, count: number) => string;
  paused: string;
}

const texts: Readonly<Record<AdminLanguage, NoteTexts>> = {
  de: {
    kinds: { articles: 'Artikel', categories: 'Kategorie', form_templates: 'Formularvorlage' },
    missing: (entries, count) =>
      `Noch im Papierkorb: ${entries}. ${count === 1 ? 'Die Verbindung kommt' : 'Die Verbindungen kommen'} beim Wiederherstellen zurück.`,
    paused: 'Der Artikel ist jetzt pausiert.',
  },
  en: {
    kinds: { articles: 'product', categories: 'category', form_templates: 'template' },
    missing: (entries, count) =>
      `Still in the trash: ${entries}. Restoring ${count === 1 ? 'it' : 'them'} brings the ${count === 1 ? 'link' : 'links'} back.`,
    paused: 'The product is paused now.',
  },
};

/** Says what a restore could not bring back; null if everything is back. */
export function restoredNote(restored: readonly Restored[], language: AdminLanguage): string | null {
  const { kinds, missing, paused } = texts[language];
  const entries = new Set(
    restored.flatMap((one) =>
      one.missing.map(({ table, title }) => `${kinds[table]} ${language === 'de' ? `„${title}“` : `“${title}”`}`),
    ),
  );
  const notes = [
    ...(entries.size === 0 ? [] : [missing([...entries].join(', '), entries.size)]),
    ...(restored.some((one) => one.paused) ? [paused] : []),
  ];
  return notes.length === 0 ? null : notes.join(' ');
}
