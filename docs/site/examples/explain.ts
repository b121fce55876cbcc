// #region explain
import { evaluate, explain, initialValues } from 'configurator-core';
import { coatConfigurator } from './coat.ts';

const evaluation = evaluate(coatConfigurator, initialValues(coatConfigurator));
const explanation = explain(evaluation, 'liningColor');

explanation?.isVisible; // false
explanation?.conditions[0]?.condition;

// { kind: 'rule', holds: false, rule: { field: 'lining', operator: 'not_equals', value: 'none' }, read: { value: 'none', … } }
// #endregion explain

export { explanation };
