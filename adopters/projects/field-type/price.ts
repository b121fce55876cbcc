import {
  evaluate,
  issuesOf,
  lineFeatures,
  loadConfigurator,
  toConfiguratorSettings,
  valuesFromSettings,
} from 'configurator-core';
import { analyseTemplate } from 'configurator-core/analysis';
import { fieldTypes } from './field-types.ts';
import { template } from './template.ts';

// #region server
const today = new Date().toISOString().slice(0, 10);
const loaded = loadConfigurator(template, { fieldTypes: fieldTypes(today) });
if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));

/** Settings sent by a browser. */
const settings: unknown = JSON.parse(process.argv[2] ?? '{}');
const { values, dropped } = valuesFromSettings(loaded.value, settings);
const evaluation = evaluate(loaded.value, values, { basePriceCents: 9900 });
const isValid = dropped.length === 0 && issuesOf(evaluation).length === 0;
// #endregion server

const features = lineFeatures(toConfiguratorSettings(loaded.value, values));
const findings = analyseTemplate(loaded.value.template).findings.map(({ code, path }) => [code, ...path]);
console.log(JSON.stringify({ isValid, totalCents: evaluation.totalCents, features, findings }));
