import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  configurationKey,
  evaluate,
  priceFromSettings,
  readConfiguratorSettings,
  settingsOf,
  valuesFromSettings,
} from '../index.ts';
import { builtInTemplates } from '../templates/index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';

/** Data stored by the version of 2026-11-22: the settings of a coat in a cart or order, with their total and key. */
const recorded = JSON.parse(readFileSync(new URL('recorded-2026-11-22.json', import.meta.url), 'utf8'));

function withoutDescriptions(settings: object): object {
  return JSON.parse(JSON.stringify(settings), (key, value: unknown) => (key === 'description' ? undefined : value));
}

describe('a recorded configuration', () => {
  const { settings, totalCents, key } = recorded['dog-coat'];
  const configurator = aConfigurator(builtInTemplates['dog-coat']);

  it('A recorded configuration is read completely, with the same price, key and settings', () => {
    const { values, dropped } = valuesFromSettings(configurator, settings);
    const evaluation = evaluate(configurator, values, { basePriceCents: 12_900 });
    expect(dropped).toEqual([]);
    expect(evaluation.totalCents).toBe(totalCents);
    expect(configurationKey(evaluation)).toBe(key);
    // The current template may compute more fields and have other section descriptions.
    expect(settingsOf(evaluation)).toMatchObject(withoutDescriptions(settings));
  });

  it('A recorded configuration is described without the template, with the charged surcharges', () => {
    const read = readConfiguratorSettings(settings);
    const fields = read.ok ? read.value.flatMap((section) => section.fields) : [];
    const price = priceFromSettings(settings, 12_900);
    expect(price.totalCents).toBe(totalCents);
    const charged = price.lines.filter(({ fieldName }) => fieldName !== null);
    expect(fields.filter(({ priceCents }) => priceCents > 0).map(({ name, priceCents }) => [name, priceCents])).toEqual(
      charged.map(({ fieldName, amountCents }) => [fieldName, amountCents]),
    );
    expect(fields.every(({ label }) => label !== '')).toBe(true);
  });
});
