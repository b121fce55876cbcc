import type { Configurator } from 'configurator-core';
import { paths } from '#app/config/paths.ts';
import type { TemplateVersion } from '../template-version/parse-template-version.ts';

const timeLimitMs = 5_000;

/**
 * Loads an older version of a form template, and the parser's script. Returns null if it is not available.
 * @param language null for the template's own
 * @param today the day in Berlin for which it is evaluated
 */
export async function loadTemplateVersion(
  template: TemplateVersion,
  language: string | null,
  today: string,
): Promise<Configurator | null> {
  try {
    const parser = import('../template-version/parse-older-template.ts');
    const reply = await fetch(paths.templateVersion(template.id, template.version), {
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return reply.ok ? (await parser).parseOlderTemplate(await reply.json(), language, today) : null;
  } catch {
    return null;
  }
}
