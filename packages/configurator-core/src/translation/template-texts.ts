import type { TemplatePath } from '../contract/primitives/template-path.ts';
import type { TranslatedText } from '../contract/primitives/translations.schema.ts';
import type { Template } from '../contract/template/template.ts';
import { mapParts } from './map-parts.ts';
import { isSameEverywhere } from './same-everywhere.ts';
import { readText, type TextKind, textKeysOf } from './text-keys.ts';
import type { TextPart, TextPartKind } from './text-part.ts';

/** A translatable text of a template. */
export interface TemplateText {
  /**
   * Stable as long as the part and its text's place are: `field/<id>/label`. Unique in the template: of parts with the
   * same id, the second one's is `field/<id>~2/label`.
   */
  readonly id: string;
  readonly kind: TextKind;
  /** Key of its translations: `label`, `validation_rules.message`. */
  readonly key: string;
  readonly part: TextPartKind;
  /** Path of the part in the wire format. */
  readonly path: TemplatePath;
  /** In the template's own language. */
  readonly text: string;
  /** By language. */
  readonly translations: Readonly<Record<string, TranslatedText>>;
}

/** Whether a text has a translation, and whether that is outdated; `not_needed` if it has none and needs none. */
export type TranslationState = 'translated' | 'outdated' | 'missing' | 'not_needed';

/** Returns a name for a part among those of its kind. Options of different fields may have the same id. */
function nameOf(kind: TextPartKind, part: TextPart, fieldId: string): string {
  if (!('id' in part)) return String(part.from);
  return kind === 'option' ? `${fieldId}/${part.id}` : part.id;
}

/** Calls `visit` for each text with its id, in template order. */
export function eachText(
  template: Template,
  visit: (text: Omit<TemplateText, 'translations'>, part: TextPart) => void,
): void {
  const taken = new Map<string, number>();
  let fieldId = '';
  let isOfHost = false;
  mapParts(template, (kind, part, path) => {
    if (kind === 'field' && 'id' in part) {
      fieldId = part.id;
      isOfHost = 'base' in part && part.base !== undefined;
    }
    // Options of a host field come from its type. The field keeps their translations if the type has none.
    if (kind === 'option' && isOfHost) return part;
    const name = kind === 'template' ? 'template' : `${kind}/${nameOf(kind, part, fieldId)}`;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const unique = count === 1 ? name : `${name}~${count}`;
    for (const textKey of textKeysOf(kind, part)) {
      const text = readText(part, textKey);
      if (text === null) continue;
      visit({ id: `${unique}/${textKey.key}`, kind: textKey.kind, key: textKey.key, part: kind, path, text }, part);
    }
    return part;
  });
}

/** Returns every text of a template visible to shoppers, in template order, with its translations. */
export function templateTexts(template: Template): readonly TemplateText[] {
  const texts: TemplateText[] = [];
  eachText(template, (text, { translations = {} }) => {
    const own: Record<string, TranslatedText> = {};
    for (const [language, byKey] of Object.entries(translations ?? {})) {
      const translated = Object.hasOwn(byKey, text.key) ? byKey[text.key] : undefined;
      if (translated && translated.text.trim() !== '') own[language] = translated;
    }
    texts.push({ ...text, translations: own });
  });
  return texts;
}

/**
 * Returns whether a text is translated into a language, and whether the translation is outdated. The template's own name
 * and texts that are the same in every language, such as `cm`, need no translation.
 */
export function translationState({ kind, text, translations }: TemplateText, language: string): TranslationState {
  const translated = Object.hasOwn(translations, language) ? translations[language] : undefined;
  if (translated === undefined) return kind === 'name' || isSameEverywhere(text) ? 'not_needed' : 'missing';
  return translated.of === text ? 'translated' : 'outdated';
}

/** Returns the sorted languages that at least one text is translated into. */
export function templateLanguages(template: Template): readonly string[] {
  const languages = new Set(templateTexts(template).flatMap(({ translations }) => Object.keys(translations)));
  return [...languages].sort();
}
