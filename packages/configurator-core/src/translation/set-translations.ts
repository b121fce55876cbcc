import type { TranslatedText } from '../contract/primitives/translations.schema.ts';
import type { Template } from '../contract/template/template.ts';
import { mapParts } from './map-parts.ts';
import { eachText } from './template-texts.ts';
import type { TextPart } from './text-part.ts';

/** A new translation of one text. */
export interface TranslationChange {
  /** Id of the `TemplateText`. */
  readonly id: string;
  /** BCP 47. */
  readonly language: string;
  /** Blank text removes the translation. */
  readonly text: string;
  /** The translated source text, if it is not the current one. The translation is then outdated. */
  readonly of?: string;
}

type Texts = Readonly<Record<string, TranslatedText>>;

function withText(part: TextPart, { language, text }: TranslationChange, key: string, of: string): TextPart {
  const { translations = {}, ...rest } = part;
  const { [language]: texts = {} as Texts, ...others } = translations ?? {};
  const { [key]: _old, ...kept } = texts;
  const changed: Texts = text.trim() === '' ? kept : { ...texts, [key]: { ...texts[key], text, of } };
  const languages = Object.keys(changed).length > 0 ? { ...(translations ?? {}), [language]: changed } : others;
  return (Object.keys(languages).length > 0 ? { ...part, translations: languages } : rest) as TextPart;
}

/**
 * Sets or removes translations. Each is stored with its source text, so that it counts as outdated once that text
 * changes. Ignores unknown texts.
 */
export function setTranslations(template: Template, changes: readonly TranslationChange[]): Template {
  const byId = new Map<string, TranslationChange[]>();
  for (const change of changes) byId.set(change.id, [...(byId.get(change.id) ?? []), change]);
  const changed = new Map<TextPart, TextPart>();
  eachText(template, ({ id, key, text: of }, part) => {
    for (const change of byId.get(id) ?? []) {
      changed.set(part, withText(changed.get(part) ?? part, change, key, change.of ?? of));
    }
  });
  // A part keeps its kind.
  return mapParts(template, (_, part) => (changed.get(part) as typeof part | undefined) ?? part);
}
