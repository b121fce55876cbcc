// #region versions
import { diffTemplates, initialValues, loadConfigurator, migrateValues, setValues } from 'configurator-core';
import coat from './coat.json' with { type: 'json' };
import { coatConfigurator } from './coat.ts';

// Version 2 has no step for extras and no surcharge for large dogs.
const next = loadConfigurator({ ...coat, version: 2, price_rules: [], sections: coat.sections.slice(0, 2) });
if (!next.ok) throw new Error('Version 2 cannot be used.');

const diff = diffTemplates(coatConfigurator.template, next.value.template, 'en');
diff.changes; // one entry per difference, each with a description

const stored = setValues(coatConfigurator, initialValues(coatConfigurator), { chest: 86, back: 60, print: 'Luna' });
const { values, carried, lost, priceDifferenceCents } = migrateValues(coatConfigurator, next.value, stored);

// carried: ['lining', 'chest', 'back'], lost: [{ fieldName: 'print', reason: 'unknown_field' }]
// priceDifferenceCents: -1200
// #endregion versions

export { carried, diff, lost, priceDifferenceCents, values };
