import { initialValues, loadConfigurator } from 'configurator-core';
import { wireTemplate } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { freshDraft } from './draft.ts';
import { withEarlyProgress } from './early-progress.ts';

const yarns = [
  { value: 'wool', label: 'Wolle', is_default: true },
  { value: 'linen', label: 'Leinen' },
];

function load(options: { value: string; label: string; is_default?: boolean }[]) {
  const loaded = loadConfigurator(
    wireTemplate([
      {
        fields: [
          { name: 'breed', label: 'Rasse', field_type: 'text' },
          { name: 'weight', label: 'Gewicht', field_type: 'number' },
          { name: 'yarn', label: 'Garn', field_type: 'radio', options },
        ],
      },
    ]),
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

const configurator = load(yarns);
const initial = initialValues(configurator);
const restored = {
  ...freshDraft,
  values: { breed: 'Mops', weight: 8, yarn: 'linen' },
  stepIndex: 3,
  origin: 'restored' as const,
};

it('[CFG-FLOW-14] Early input is added to the stored values, at the step where it was made', () => {
  const early = { values: { ...initial, breed: 'Whippet' }, stepIndex: 1, visitedSections: ['dog-information'] };
  const opened = withEarlyProgress(restored, configurator, early);
  expect(opened).toEqual({ ...restored, values: { breed: 'Whippet', weight: 8, yarn: 'linen' }, stepIndex: 1 });
});

it('[CFG-FLOW-14] A field that was emptied early stays empty', () => {
  expect(initial).toEqual({ yarn: 'wool' });
  const { values } = withEarlyProgress(restored, configurator, {
    values: { breed: 'Whippet' },
    stepIndex: 0,
    visitedSections: ['dog-information'],
  });
  expect(values).toEqual({ breed: 'Whippet', weight: 8, yarn: undefined });
});

it('[CFG-FLOW-13] Early input and the defaults are kept if nothing is stored', () => {
  const early = { values: { ...initial, weight: 5 }, stepIndex: 0, visitedSections: ['dog-information'] };
  expect(withEarlyProgress(freshDraft, configurator, early).values).toEqual({ weight: 5, yarn: 'wool' });
});

it('[BEY-45] Early input is converted to the earlier version of a cart line and opens its step', () => {
  const pinned = load(yarns.slice(0, 1));
  const line = { ...restored, values: { weight: 8, yarn: 'wool' }, origin: 'line' as const, pinned };
  const early = { values: { breed: 'Whippet', yarn: 'linen' }, stepIndex: 1, visitedSections: ['dog-information'] };
  const opened = withEarlyProgress(line, configurator, early);
  expect(opened).toEqual({ ...line, values: { breed: 'Whippet', weight: 8, yarn: 'wool' } });
});
