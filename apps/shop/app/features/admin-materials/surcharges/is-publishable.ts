import { compileTemplate, type Template, withBuiltInTypes } from 'configurator-core';
import { analyseTemplate } from 'configurator-core/analysis';

/** Whether a template may be published: it compiles and its analysis finds no error. Same rule as in the editor. */
export function isPublishable(template: Template): boolean {
  // Compiling the shop's own field types would require their code. The built-in types behind them have the same logic.
  return (
    compileTemplate(withBuiltInTypes(template)).ok &&
    analyseTemplate(template).findings.every(({ severity }) => severity !== 'error')
  );
}
