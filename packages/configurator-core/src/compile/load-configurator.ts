import { parseTemplate } from '../contract/parse-template.ts';
import type { TemplateIssue } from '../contract/template-issue.ts';
import type { Result } from '../result.ts';
import { compileTemplate } from './compile-template.ts';
import type { Configurator } from './configurator.ts';

/** Parses and compiles a template. In a file of its own, so that a page that gets a parsed template loads no parser. */
export function loadConfigurator(json: unknown): Result<Configurator, readonly TemplateIssue[]> {
  const parsed = parseTemplate(json);
  return parsed.ok ? compileTemplate(parsed.value) : parsed;
}
