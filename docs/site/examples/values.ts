// #region values
import { evaluate, formatIssue, initialValues, issuesOf, setValue, update } from 'configurator-core';
import { coatConfigurator } from './coat.ts';

const values = setValue(coatConfigurator, initialValues(coatConfigurator), 'chest', '62,5');
// { chest: 62.5, lining: 'none' }

const evaluation = evaluate(coatConfigurator, values);
const issues = issuesOf(evaluation).map((issue) => formatIssue(issue, coatConfigurator));
// ['Back length ist ein Pflichtfeld.']

const changed = update(evaluation, 'back', 40);
const isComplete = issuesOf(changed).length === 0; // true

// #endregion values

export { isComplete, issues, values };
