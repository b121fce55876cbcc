import { compileTemplate, type Template } from 'configurator-core';
import { analyseTemplate } from 'configurator-core/analysis';

/** Whether a template may go live: it runs and its analysis finds no error, as the editor asks before it publishes. */
export function isPublishable(template: Template): boolean {
  return (
    compileTemplate(template).ok && analyseTemplate(template).findings.every(({ severity }) => severity !== 'error')
  );
}
