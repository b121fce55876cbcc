import { formatTemplateIssue, formatTemplatePath, loadConfigurator } from 'configurator-core';
import coat from './coat.json' with { type: 'json' };

// #region load
const loaded = loadConfigurator(coat);
if (!loaded.ok) {
  const lines = loaded.error.map((issue) => `${formatTemplatePath(issue.path)}: ${formatTemplateIssue(issue)}`);
  throw new Error(lines.join('\n'));
}
/** The compiled template: immutable, shared by all shoppers. */
export const coatConfigurator = loaded.value;
// #endregion load
