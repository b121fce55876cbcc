import * as z from 'zod/mini';
import type { TemplateVersion } from './saved-configuration.ts';

const settingsSchema = z.object({ _template: z.object({ id: z.string(), version: z.number() }) });

/** The version of the template that settings were made with; null where they do not say, as very old ones. */
export function versionOfSettings(settings: Readonly<Record<string, unknown>>): TemplateVersion | null {
  const read = settingsSchema.safeParse(settings);
  return read.success ? read.data._template : null;
}
