import * as z from 'zod/mini';
import type { DeepReadonly, Known } from './primitives.schema.ts';

/** A language of BCP 47, as far as a template needs it: `en`, `en-GB`, `zh-Hant-TW`. */
export const languageTag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** Languages that one part may be translated into. */
export const MAX_LANGUAGES = 50;

/** Names a language as BCP 47 does. */
export const languageSchema = z.string().check(z.regex(languageTag, 'invalid_value'));

/** A text in another language, with the text that it translates. */
export const translatedTextSchema = z.looseObject({ text: z.string(), of: z.string() });

/** The texts of one part in one language, by the key of the text: `label`, `validation_rules.message`. */
export const translatedTextsSchema = z.catchall(z.object({}), translatedTextSchema);

/** The texts of one part in other languages. */
export const translationsSchema = z.catchall(z.object({}), translatedTextsSchema).check(
  z.refine(
    (languages) => {
      const tags = Object.keys(languages);
      return tags.length <= MAX_LANGUAGES && tags.every((tag) => languageTag.test(tag));
    },
    { error: 'invalid_value' },
  ),
);

/** A text in another language; `of` is the text it translates. Where that is another now, the translation is outdated. */
export type TranslatedText = DeepReadonly<Known<z.output<typeof translatedTextSchema>>>;

/** The texts of one part in other languages: by language, then by the key of the text. */
export type Translations = { readonly [language: string]: { readonly [key: string]: TranslatedText } };
