import type { TranslatedText } from '../contract/primitives/translations.schema.ts';
import type { Template } from '../contract/template/template.ts';
import { mapParts } from './map-parts.ts';
import { eachText } from './template-texts.ts';
import type { TextPart } from './text-part.ts';

/** A new translation of one text. */
export interface TranslationChange {
  /** Of `TemplateText`. */
  readonly id: string;
  /** BCP 47. */
  readonly language: string;
  /** Blank text removes the translation. */
  readonly text: string;
  /** The text that was translated, where it is not the present one: a translation of an older text is outdated. */
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
 * Translates texts, or removes their translations. Each is kept with the text that it translates, so that it counts as
 * outdated once that text changes. Changes of unknown texts are left out.
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
  // A part becomes a part of its own kind.
  return mapParts(template, (_, part) => (changed.get(part) as typeof part | undefined) ?? part);
}
