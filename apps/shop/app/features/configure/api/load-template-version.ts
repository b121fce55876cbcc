import { paths } from '../../../config/paths.ts';
import type { TemplateVersion } from '../parse-template-version.ts';

const timeLimitMs = 5_000;

/** An older version of a form template as the wire has it, unparsed; null where it cannot be had. */
export async function loadTemplateVersion(template: TemplateVersion): Promise<unknown> {
  try {
    const reply = await fetch(paths.templateVersion(template.id, template.version), {
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return reply.ok ? await reply.json() : null;
  } catch {
    return null;
  }
}
