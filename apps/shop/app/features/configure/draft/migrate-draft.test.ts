import { type Configurator, loadConfigurator } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { describe, expect, it } from 'vitest';
import { migrateDraft } from './migrate-draft.ts';

type Json = Record<string, unknown>;

function load(template: unknown): Configurator {
  const loaded = loadConfigurator(template);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

/** Returns the built-in coat with `change` applied to every object of its JSON. */
function changed(change: (object: Json) => Json | null): Configurator {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk).filter((entry) => entry !== null);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
    return change(inner);
  };
  return load(walk(builtInTemplates['dog-coat']));
}

const coat = load(builtInTemplates['dog-coat']);
const stored = { breed: 'Whippet', weight: 12.5, type: 'complete', color: 'beige', selectedColor: 'red' };

describe('choices made with an older version', () => {
  it('[BEY-45] Choices are kept completely if the new version does not affect them', () => {
    const renamedTitle = changed((object) => (object.title === 'Maße' ? { ...object, title: 'Alle Maße' } : object));
    expect(migrateDraft(coat, renamedTitle, stored, 9900)).toEqual({ values: stored, changes: null });
  });

  it('[BEY-45] Choices are kept under the new name of their field', () => {
    const renamed = changed((object) => (object.name === 'breed' ? { ...object, name: 'dogBreed' } : object));
    expect(migrateDraft(coat, renamed, stored, 9900).values).toMatchObject({ dogBreed: 'Whippet', weight: 12.5 });
  });

  it('[BEY-45] Options no longer offered are reported with their former labels', () => {
    const without = changed((object) => (object.value === 'beige' ? null : object));
    const { values, changes } = migrateDraft(coat, without, stored, 9900);
    expect(values).not.toHaveProperty('color');
    expect(changes).toEqual({ lost: ['Futterfarbe: Beige'], missing: [], priceDifferenceCents: 0 });
  });

  it('[BEY-45] Newly required fields and the price difference are reported', () => {
    const dearer = changed((object) => {
      if (object.value === 'complete') return { ...object, additional_price: 20 };
      return object.name === 'breed' ? { ...object, is_required: true, name: 'breedName', id: 'other' } : object;
    });
    const { changes } = migrateDraft(coat, dearer, stored, 9900);
    expect(changes).toEqual({ lost: ['Rasse: Whippet'], missing: ['Rasse'], priceDifferenceCents: 500 });
  });
});
