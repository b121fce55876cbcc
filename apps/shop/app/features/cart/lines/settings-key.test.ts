import { hostileJsonArbitrary } from 'configurator-core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import { settingsKey } from './settings-key.ts';

/** Returns the same JSON with the keys of every object in reverse order. */
function reversed(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return Object.fromEntries(
    Object.entries(json)
      .map(([key, value]) => [key, reversed(value)])
      .reverse(),
  );
}

describe('settings key', () => {
  it('The key does not depend on the order of keys', () => {
    expect(settingsKey(reversed(coatSettings))).toBe(settingsKey(coatSettings));
  });

  it('The key treats an empty choice like an absent one', () => {
    const withEmpties = { ...coatSettings, 'zipper-options': { note: ' ', extras: [], wanted: false, other: null } };
    expect(settingsKey(withEmpties)).toBe(settingsKey(coatSettings));
  });

  it('The key does not depend on labels', () => {
    const relabelled = {
      ...coatSettings,
      'lining-options': { ...coatSettings['lining-options'], _metadata: { section: { title: 'Lining' } } },
    };
    expect(settingsKey(relabelled)).toBe(settingsKey(coatSettings));
  });

  it('The key does not depend on the language the choices were made in', () => {
    const made = (language: string, label: string) => ({
      ...coatSettings,
      _rules: { _prices: { [label]: 9 } },
      _template: { ...coatSettings._template, language },
    });
    expect(settingsKey(made('en', 'Surcharge'))).toBe(settingsKey(made('de', 'Zuschlag')));
    const other = { ...made('de', 'Zuschlag'), _rules: { _prices: { Zuschlag: 12 } } };
    expect(settingsKey(other)).not.toBe(settingsKey(made('de', 'Zuschlag')));
    expect(settingsKey({ ...coatSettings, _template: { ...coatSettings._template, language: 'de' } })).toBe(
      settingsKey(coatSettings),
    );
  });

  it('The key never throws, and does not depend on the order of keys, for any stored JSON', () => {
    fc.assert(
      fc.property(hostileJsonArbitrary('_rules', '_prices', '_template', '_metadata'), (json) => {
        expect(settingsKey(reversed(json))).toBe(settingsKey(json));
      }),
    );
  });

  it('The key distinguishes choices, surcharges and template versions', () => {
    const lining = coatSettings['lining-options'];
    const others = [
      { ...coatSettings, 'lining-options': { ...lining, color: 'black' } },
      { ...coatSettings, 'lining-options': { ...lining, _prices: { type: 16 } } },
      { ...coatSettings, _template: { id: 'dog-coat', version: 2 } },
      null,
    ];
    const keys = new Set([coatSettings, ...others].map(settingsKey));
    expect(keys.size).toBe(5);
  });

  it('The key distinguishes a list from its members, and text from numbers', () => {
    expect(settingsKey({ a: ['x', 'y'] })).not.toBe(settingsKey({ a: ['y', 'x'] }));
    expect(settingsKey({ a: '1' })).not.toBe(settingsKey({ a: 1 }));
    expect(settingsKey({ a: [['b', 1]] })).not.toBe(settingsKey({ a: { b: 1 } }));
  });
});
