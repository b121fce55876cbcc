export { matchLanguage } from './match-language.ts';
export { setTranslations, type TranslationChange } from './set-translations.ts';
export {
  type TemplateText,
  type TranslationState,
  templateLanguages,
  templateTexts,
  translationState,
} from './template-texts.ts';
export type { TextKind } from './text-keys.ts';
export type { TextPartKind } from './text-part.ts';
export { translateTemplate } from './translate-template.ts';
