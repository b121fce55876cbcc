import { compileTemplate, type Template } from 'configurator-core';
import { analyseTemplate } from 'configurator-core/analysis';

/** Whether a template may be published: it compiles and its analysis finds no error. Same rule as in the editor. */
export function isPublishable(template: Template): boolean {
  return (
    compileTemplate(template).ok && analyseTemplate(template).findings.every(({ severity }) => severity !== 'error')
  );
}
