import { type TemplateIssue, templateIssue } from './template-issue.ts';
import { templateLimits } from './template-limits.ts';

/**
 * Looks over JSON of unknown origin before anything else reads it: refuses what is no JSON, what contains itself or is
 * nested without end, what is too long, and the key `__proto__` anywhere. The JSON text is the fastest thing to look at.
 */
export function checkSize(json: unknown): TemplateIssue | null {
  let text: string | undefined;
  try {
    text = JSON.stringify(json);
  } catch (error) {
    return templateIssue(error instanceof RangeError ? 'too_deep' : 'unreadable', '');
  }
  if (text === undefined) return templateIssue('unreadable', '');
  if (text.length > templateLimits.characters) {
    return templateIssue('too_large', '', { limit: templateLimits.characters });
  }
  // Within a text the quotes would be escaped, so this is a key.
  return text.includes('"__proto__":') ? templateIssue('forbidden_key', '', { name: '__proto__' }) : null;
}
