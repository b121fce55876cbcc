import * as z from 'zod/mini';
import type { DeepReadonly, Known } from './primitives.schema.ts';

/** The subset of BCP 47 language tags that templates may use: `en`, `en-GB`, `zh-Hant-TW`. */
export const languageTag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** Maximum languages of one part. */
export const MAX_LANGUAGES = 50;

/** A BCP 47 language tag. */
export const languageSchema = z.string().check(z.regex(languageTag, 'invalid_value'));

/** A translation with its source text. */
export const translatedTextSchema = z.looseObject({ text: z.string(), of: z.string() });

/** The translations of one part into one language, by text key: `label`, `validation_rules.message`. */
export const translatedTextsSchema = z.catchall(z.object({}), translatedTextSchema);

/** The translations of one part. */
export const translationsSchema = z.catchall(z.object({}), translatedTextsSchema).check(
  z.refine(
    (languages) => {
      const tags = Object.keys(languages);
      return tags.length <= MAX_LANGUAGES && tags.every((tag) => languageTag.test(tag));
    },
    { error: 'invalid_value' },
  ),
);

/** A translation. `of` is its source text; if the current text differs, the translation is outdated. */
export type TranslatedText = DeepReadonly<Known<z.output<typeof translatedTextSchema>>>;

/** The translations of one part: by language, then by text key. */
export type Translations = { readonly [language: string]: { readonly [key: string]: TranslatedText } };
