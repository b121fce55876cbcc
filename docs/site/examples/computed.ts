import { effectiveValuesOf, evaluate, fillText, loadConfigurator } from 'configurator-core';
import coat from './coat.json' with { type: 'json' };

// #region field
export const fabricNeed = {
  id: 'fabric',
  name: 'fabricNeed',
  field_type: 'computed',
  label: 'Fabric',
  additional_options: { unit: 'm' },
  computed: {
    result: 'number',
    logic: { '/': [{ '*': [{ '+': [{ var: 'back' }, 10] }, { if: [{ '>': [{ var: 'chest' }, 65] }, 2, 1] }] }, 100] },
  },
} as const;
// #endregion field

const workshop = { id: 'workshop', title: 'Workshop', groups: [{ id: 'fabric', fields: [fabricNeed] }] };
const loaded = loadConfigurator({ ...coat, sections: [...coat.sections, workshop] });
if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));

// #region values
// A browser's value for a computed field is ignored.
const evaluation = evaluate(loaded.value, { chest: 86, back: 60, lining: 'none', fabricNeed: 0.01 });
export const need = effectiveValuesOf(evaluation).fabricNeed; // 1.4
export const text = fillText(evaluation, 'You need {fabricNeed} of fabric.'); // You need 1,4 m of fabric.
// #endregion values
