import { err, ok, type Result, type Template } from 'configurator-core';
import { readTable, writeTable } from 'configurator-core/text';
import { type TranslationChange, templateTexts } from 'configurator-core/translation';

/** The column with a text's id. It cannot be named `id`, the language code of Indonesian. */
const textIdColumn = 'text_id';
const sourceColumn = 'source';

/** Matches a BCP 47 tag. A heading that matches is a language, any other is a note. */
const languageTag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** Limits: characters and lines of a file, and listed faults. */
const MAX_CHARACTERS = 10_000_000;
const MAX_LINES = 200_000;
const MAX_FAULTS = 20;

/** Why a file is refused; `line` is counted from 1, null for the file as a whole. */
export type FileFault =
  | { readonly code: 'too_large'; readonly line: null }
  | { readonly code: 'open_quote'; readonly line: number }
  | { readonly code: 'no_text_id' | 'no_language'; readonly line: number }
  | {
      readonly code: 'doubled_column' | 'unknown_text' | 'doubled_text';
      readonly line: number;
      readonly subject: string;
    }
  | { readonly code: 'cells'; readonly line: number; readonly count: number; readonly expected: number };

/** Notes on a text for the translator, exported in separate columns. */
export interface TextNote {
  readonly part: string;
  readonly kind: string;
}

/**
 * Serializes all texts of a template with their translations as CSV.
 * @param noteOf returns the location and the kind of a text, for the translator
 */
export function exportTranslations(
  template: Template,
  languages: readonly string[],
  noteOf: (text: ReturnType<typeof templateTexts>[number]) => TextNote,
): string {
  const rows = templateTexts(template).map((text) => {
    const { part, kind } = noteOf(text);
    return [text.id, part, kind, text.text, ...languages.map((language) => text.translations[language]?.text ?? '')];
  });
  return writeTable([[textIdColumn, 'part', 'kind', sourceColumn, ...languages], ...rows], { delimiter: ';' });
}

/**
 * Parses translations from CSV, all or nothing. Empty cells leave a translation unchanged. If the source text in the
 * file differs from the template's current text, the translation is imported as outdated.
 */
export function importTranslations(
  text: string,
  template: Template,
): Result<readonly TranslationChange[], readonly FileFault[]> {
  if (text.length > MAX_CHARACTERS) return err([{ code: 'too_large', line: null }]);
  const read = readTable(text);
  if (!read.ok) return err([{ code: 'open_quote', line: read.error.line }]);
  if (read.value.length > MAX_LINES) return err([{ code: 'too_large', line: null }]);
  const [header, ...rows] = read.value;
  const headings = (header?.cells ?? []).map((cell) => cell.trim());
  const idAt = headings.indexOf(textIdColumn);
  if (header === undefined || idAt === -1) return err([{ code: 'no_text_id', line: header?.line ?? 1 }]);
  const doubled = headings.find((heading, index) => heading !== '' && headings.indexOf(heading) !== index);
  if (doubled !== undefined) return err([{ code: 'doubled_column', line: header.line, subject: doubled }]);
  const sourceAt = headings.indexOf(sourceColumn);
  const languages = headings.flatMap((language, column) => (languageTag.test(language) ? [{ language, column }] : []));
  if (languages.length === 0) return err([{ code: 'no_language', line: header.line }]);
  const known = new Map(templateTexts(template).map((each) => [each.id, each]));
  const seen = new Set<string>();
  const faults: FileFault[] = [];
  const changes: TranslationChange[] = [];
  for (const { line, cells } of rows) {
    const id = cells[idAt] ?? '';
    const present = known.get(id);
    if (cells.length !== headings.length) {
      faults.push({ code: 'cells', line, count: cells.length, expected: headings.length });
    } else if (present === undefined) faults.push({ code: 'unknown_text', line, subject: id });
    else if (seen.has(id)) faults.push({ code: 'doubled_text', line, subject: id });
    else {
      seen.add(id);
      // Spreadsheets change line breaks to CRLF.
      const lines = (cell: string) => cell.replaceAll('\r\n', '\n');
      const source = sourceAt === -1 ? present.text : (cells[sourceAt] ?? '');
      const of = lines(source) === lines(present.text) || source.trim() === '' ? present.text : source;
      for (const { language, column } of languages) {
        const translated = lines(cells[column] ?? '');
        const before = present.translations[language];
        if (translated.trim() === '' || (before?.text === translated && before.of === of)) continue;
        changes.push({ id, language, text: translated, of });
      }
    }
    if (faults.length >= MAX_FAULTS) break;
  }
  return faults.length > 0 ? err(faults) : ok(changes);
}
