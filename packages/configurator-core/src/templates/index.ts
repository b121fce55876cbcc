import { dogCoatTemplate } from './dog-coat.ts';
import { dogCollarTemplate } from './dog-collar.ts';
import { dogHarnessTemplate } from './dog-harness.ts';
import { dogLeashTemplate } from './dog-leash.ts';

export { builtInWords } from './built-in-words.ts';
export { type MeasurementName, measurementLabels } from './measurement-labels.ts';
export { dogCoatTemplate, dogCollarTemplate, dogHarnessTemplate, dogLeashTemplate };

/** The steps of products without their own form template, by configurator type. */
export const builtInTemplates = {
  'dog-coat': dogCoatTemplate,
  'dog-harness': dogHarnessTemplate,
  'dog-collar': dogCollarTemplate,
  'dog-leash': dogLeashTemplate,
} as const;
