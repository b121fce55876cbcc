import { formatTemplateIssue, formatTemplatePath, loadConfigurator } from 'configurator-core';

/** Lists why a template cannot be used, e.g. `sections: Die Angabe fehlt.`; empty if it can be used. */
export function formatRefusal(template: unknown, currency: string | undefined): string {
  const loaded = loadConfigurator(template, { currency });
  if (loaded.ok) return '';
  return loaded.error.map((issue) => `${formatTemplatePath(issue.path)}: ${formatTemplateIssue(issue)}`).join('\n');
}
