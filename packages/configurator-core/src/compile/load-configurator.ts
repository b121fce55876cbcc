import { parseTemplate } from '../contract/parse/parse-template.ts';
import type { TemplateIssue } from '../contract/primitives/template-issue.ts';
import type { LoadOptions } from '../field-types/custom/custom-field-type.ts';
import type { Result } from '../result.ts';
import { compileTemplate } from './compile-template.ts';
import type { Configurator } from './configurator.ts';

/** Parses and compiles a template. In its own file, so that pages with a parsed template do not load the parser. */
export function loadConfigurator(
  json: unknown,
  options: LoadOptions = {},
): Result<Configurator, readonly TemplateIssue[]> {
  const parsed = parseTemplate(json, options);
  return parsed.ok ? compileTemplate(parsed.value, options) : parsed;
}
