import type { Template } from '../contract/template/template.ts';
import { type TemplateText, templateTexts, translationState } from '../translation/template-texts.ts';
import type { DiffTexts } from './diff-texts.ts';

/** One difference between the translations of two versions. */
export interface TranslationDifference {
  readonly code: 'translation_changed' | 'translation_outdated';
  /** The field whose text is outdated; null for other parts and for changed translations. */
  readonly fieldName: string | null;
  readonly sentence: string;
}

/** Maximum characters of a quoted text. */
const QUOTED_CHARACTERS = 60;

function excerpt(text: string): string {
  return text.length <= QUOTED_CHARACTERS ? text : `${text.slice(0, QUOTED_CHARACTERS).trimEnd()} …`;
}

function fieldNameAt(template: Template, { path }: TemplateText): string | null {
  const [, section, , group, key, field] = path;
  if (key !== 'fields') return null;
  return template.sections[Number(section)]?.groups[Number(group)]?.fields[Number(field)]?.name ?? null;
}

/** Returns the languages with changed translations, and the translations that became outdated. */
export function diffTranslations(
  before: Template,
  after: Template,
  { messages, quoted }: DiffTexts,
): readonly TranslationDifference[] {
  const [was, is] = [templateTexts(before), templateTexts(after)];
  const earlier = new Map(was.map((text) => [text.id, text]));
  const languages = new Set([...was, ...is].flatMap(({ translations }) => Object.keys(translations)));
  return [...languages].sort().flatMap((language) => {
    const changed = is.filter(
      ({ id, translations }) => translations[language]?.text !== earlier.get(id)?.translations[language]?.text,
    );
    const outdated = is.filter((text) => {
      const old = earlier.get(text.id);
      if (translationState(text, language) !== 'outdated') return false;
      return old === undefined || translationState(old, language) !== 'outdated' || old.text !== text.text;
    });
    return [
      ...(changed.length > 0
        ? [
            {
              code: 'translation_changed' as const,
              fieldName: null,
              sentence: messages.translated(language, changed.length),
            },
          ]
        : []),
      ...outdated.map((text) => ({
        code: 'translation_outdated' as const,
        fieldName: fieldNameAt(after, text),
        sentence: messages.outdated(language, quoted(excerpt(text.text))),
      })),
    ];
  });
}
