import { evaluate, parseTemplate, recordScenario, runScenario, serializeTemplate } from 'configurator-core';
import { coatConfigurator } from './coat.ts';

// #region record
const evaluation = evaluate(coatConfigurator, { chest: 86, back: 60, lining: 'none' }, { basePriceCents: 12_900 });
const scenario = recordScenario(evaluation, { id: 'large', name: 'Large dog without lining' });

// Scenarios are stored as part of the template.
export const stored = serializeTemplate({ ...coatConfigurator.template, scenarios: [scenario] });
// #endregion record

// #region run
export const { differences } = runScenario(coatConfigurator, scenario);
// #endregion run

export const reread = parseTemplate(stored);
