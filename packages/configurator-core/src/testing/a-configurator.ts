import { compileTemplate } from '../compile/compile-template.ts';
import type { Configurator } from '../compile/configurator.ts';
import type { ReadOptions } from '../contract/parse/field-type-resolver.ts';
import { parseTemplate } from '../contract/parse/parse-template.ts';
import type { TemplateIssue } from '../contract/primitives/template-issue.ts';
import { formatTemplatePath } from '../contract/primitives/template-path.ts';
import type { Template } from '../contract/template/template.ts';
import { formatTemplateIssue } from '../messages/format-template-issue.ts';

function refused(issues: readonly TemplateIssue[]): Error {
  return new Error(
    issues
      .map((issue) => `${issue.code} at ${formatTemplatePath(issue.path)}: ${formatTemplateIssue(issue)}`)
      .join('\n'),
  );
}

/**
 * Parses a template that must be valid.
 * @throws Error with every issue if it is not
 */
export function aTemplate(json: unknown, options: ReadOptions = {}): Template {
  const parsed = parseTemplate(json, options);
  if (!parsed.ok) throw refused(parsed.error);
  return parsed.value;
}

/**
 * Loads a template that must be valid.
 * @throws Error with every issue if it is not
 */
export function aConfigurator(json: unknown): Configurator {
  const compiled = compileTemplate(aTemplate(json));
  if (!compiled.ok) throw refused(compiled.error);
  return compiled.value;
}
