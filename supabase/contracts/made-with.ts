import { templateVersionSchema } from 'configurator-core';
import * as z from 'zod/mini';

/** The part of `configuratorSettings` that names the language they were made in: BCP 47, which the caller has to match. */
const madeInSchema = z.object({ _template: z.object({ language: z.string().check(z.maxLength(35)) }) });

/** The language that settings name; null where they name none, as those from before languages do. */
export function languageOfSettings(settings: unknown): string | null {
  const made = madeInSchema.safeParse(settings);
  return made.success ? made.data._template.language : null;
}

/** The part of `configuratorSettings` that names the template version they were made with. */
export const madeWithSchema = z.object({ _template: templateVersionSchema });
